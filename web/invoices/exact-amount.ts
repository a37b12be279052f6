import { type AmountFormats, formatAmount } from '../../domain/money.ts';

/** Returns øre as kroner with two decimals, also for whole kroner: '684,00'. */
export function exactAmount(ore: number, formats: AmountFormats): string {
  const text = formatAmount(ore, formats);
  return text.includes(formats.decimal) ? text : `${text}${formats.decimal}00`;
}
