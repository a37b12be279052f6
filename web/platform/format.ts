import { formats } from '#texts/formats.ts';
import * as dates from '../../domain/calendar-date.ts';
import * as money from '../../domain/money.ts';

// The formats of the page's language. Each function is the one of the same name in `domain/`.

/** Returns øre as an amount in kroner without a unit (spec: shell §5). */
export const formatAmount = (ore: number) => money.formatAmount(ore, formats);

/** Returns øre as an amount with its unit: '462,50 kr/md'. */
export const formatOre = (ore: number, unit: money.PriceUnit) => money.formatOre(ore, unit, formats);

/** Returns `2026-12-31` as a date: '31.12.2026'. */
export const formatDate = (date: string) => dates.formatDate(date, formats);

/** Returns `2026-12-31` as running text has it: '31. desember', with the year if it is another than today's. */
export const formatDay = (date: string, today: string) => dates.formatDay(date, today, formats);
