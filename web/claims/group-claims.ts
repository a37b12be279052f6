import { byYear, type OfYear } from '../../domain/by-year.ts';
import { isOpenClaim, waitsForCustomer } from '../../domain/claim-state.ts';

/** Maximum number of claims shown as cards below one heading, except those that wait for the customer. */
const MAX_CARDS = 20;

type GroupedClaims<Claim> = {
  /** open claims: all that wait for the customer, then others */
  open: readonly Claim[];
  /** further open claims, which are folded */
  moreOpen: readonly Claim[];
  /** closed claims; empty if they are folded by year */
  closed: readonly Claim[];
  /** many closed claims, by the year in which they were reported */
  closedYears: readonly OfYear<Claim>[];
};

/** Returns the open and the closed claims, otherwise in their original order. Many are folded (ADR-016). */
export function groupClaims<Claim extends { status: string; meldtDato: string }>(
  claims: readonly Claim[],
): GroupedClaims<Claim> {
  const { waiting = [], others = [], closed = [] } = Object.groupBy(claims, stateOf);
  const open = [...waiting, ...others];
  const cards = Math.max(waiting.length, MAX_CARDS);
  const isFolded = closed.length > MAX_CARDS;
  return {
    open: open.slice(0, cards),
    moreOpen: open.slice(cards),
    closed: isFolded ? [] : closed,
    closedYears: isFolded ? byYear(closed, ({ meldtDato }) => meldtDato) : [],
  };
}

function stateOf(claim: { status: string }): 'waiting' | 'others' | 'closed' {
  if (waitsForCustomer(claim)) return 'waiting';
  return isOpenClaim(claim) ? 'others' : 'closed';
}
