import type { AgreementList } from '../../contract/agreements.ts';
import { costOf, pricesInOre } from '../../domain/agreement-cost.ts';

/** How many of the agreements have no price, and so are left out of the list's sums. */
export function unpricedIn({ avtaler }: AgreementList): number {
  return costOf(avtaler.map(pricesInOre)).unpriced;
}

/** Whether the list's sums say something. */
export function hasSums({ monthlySum, yearlySum }: AgreementList): boolean {
  return monthlySum > 0 || yearlySum > 0;
}
