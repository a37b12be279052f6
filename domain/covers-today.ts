import {
  type AgreementDates,
  type AgreementFacts,
  isAgreed,
  lastDayOf,
  type Standing,
  type WithStanding,
} from './standing.ts';

/**
 * Returns whether an agreement covers what happens today: it has been made, and has begun (spec: beyond §8). One that is
 * cancelled before it begins is ENDING. An insurance that applies temporarily has begun, also with a later first day.
 */
export function coversToday(
  agreement: { standing: Standing },
  { gjelderFra = '' }: Pick<AgreementDates, 'gjelderFra'>,
  today: string,
): boolean {
  const { standing } = agreement;
  const hasBegun = standing === 'ENDING' ? gjelderFra <= today : standing !== 'NOT_STARTED';
  return hasBegun && isAgreed(agreement);
}

/** Returns whether the insurer can confirm an agreement to third parties: it applies, or will (spec: beyond §6). */
export function canBeConfirmed(agreement: WithStanding, dates: Pick<AgreementDates, 'gjelderFra'>): boolean {
  return isAgreed(agreement) && !neverApplies(agreement, dates);
}

/** Returns whether an agreement was cancelled with a last day before its first day, so that it covers nothing. */
export function neverApplies(
  agreement: AgreementFacts,
  { gjelderFra }: Pick<AgreementDates, 'gjelderFra'>,
): boolean {
  const lastDay = lastDayOf(agreement);
  return lastDay !== undefined && gjelderFra !== undefined && lastDay < gjelderFra;
}
