import { type AgreementDates, canBeConfirmed, type Standing } from './standing.ts';

/**
 * Returns whether an agreement covers what happens today: it can be confirmed, and has begun (spec: beyond §8). One that is
 * cancelled before it begins is ENDING. An insurance that applies temporarily has begun, also with a later first day.
 */
export function coversToday(
  agreement: { standing: Standing },
  { gjelderFra = '' }: Pick<AgreementDates, 'gjelderFra'>,
  today: string,
): boolean {
  const { standing } = agreement;
  const hasBegun = standing === 'ENDING' ? gjelderFra <= today : standing !== 'NOT_STARTED';
  return hasBegun && canBeConfirmed(agreement);
}
