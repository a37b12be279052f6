import type { AgreementListInOre } from '../../contract/in-ore.ts';
import { costOf } from '../../domain/agreement-cost.ts';
import { isHeld } from '../../domain/standing.ts';
import { isIncomplete, type ReadyAgreements } from './agreements-state.ts';

/** How many of the agreements have no price, and so are left out of the list's sums. */
export function unpricedIn({ avtaler }: AgreementListInOre): number {
  return costOf(avtaler.filter(isHeld)).unpriced;
}

/** Whether the list's sums say something. */
export function hasSums({ monthlyOre, yearlyOre }: AgreementListInOre): boolean {
  return monthlyOre > 0 || yearlyOre > 0;
}

/** Whether the sums are those of a part: agreements are coming, or can't be had. */
export function isPartial(state: ReadyAgreements): boolean {
  return state.alsoLoading === true || isIncomplete(state);
}
