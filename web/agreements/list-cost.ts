import type { AgreementListInOre } from '../../contract/in-ore.ts';
import { costOf } from '../../domain/agreement-cost.ts';
import { isHeld } from '../../domain/standing.ts';

/** Returns the number of agreements without a price, which the sums of the list leave out. */
export function unpricedIn({ avtaler }: AgreementListInOre): number {
  return costOf(avtaler.filter(isHeld)).unpriced;
}

/** Returns whether the list has a sum above zero. */
export function hasSums({ monthlyOre, yearlyOre }: AgreementListInOre): boolean {
  return monthlyOre > 0 || yearlyOre > 0;
}
