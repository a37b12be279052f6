import type { AgreementListInOre } from '../../contract/in-ore.ts';
import { costOf } from '../../domain/agreement-cost.ts';

/** How many of the agreements have no price, and so are left out of the list's sums. */
export function unpricedIn({ avtaler }: AgreementListInOre): number {
  return costOf(avtaler).unpriced;
}

/** Whether the list's sums say something. */
export function hasSums({ monthlyOre, yearlyOre }: AgreementListInOre): boolean {
  return monthlyOre > 0 || yearlyOre > 0;
}
