import { addDays } from './days.ts';
import { type AgreementDates, lastDayOf, renewalDayOf, type WithStanding } from './standing.ts';

/**
 * Returns the first and last day of an agreement that is confirmed to others, as far as they are known (spec: beyond §11).
 * The last day is that of the insurance if it ends, otherwise of the present period. A period that begins today ends
 * on an unknown day.
 */
export function periodOf(
  agreement: WithStanding,
  dates: AgreementDates,
  today: string,
): { from: string | undefined; to: string | undefined } {
  const renewal = renewalDayOf(agreement, dates, today);
  const periodEnd = renewal === undefined || renewal === today ? undefined : addDays(renewal, -1);
  return { from: firstDayOf(agreement, dates, today), to: lastDayOf(agreement) ?? periodEnd };
}

/** Returns the first day of an agreement; undefined if it is unknown. An insurance that applies temporarily has begun. */
export function firstDayOf(
  { standing }: Pick<WithStanding, 'standing'>,
  { gjelderFra }: Pick<AgreementDates, 'gjelderFra'>,
  today: string,
): string | undefined {
  const startsLater = standing === 'TEMPORARY' && gjelderFra !== undefined && gjelderFra > today;
  return startsLater ? undefined : gjelderFra;
}
