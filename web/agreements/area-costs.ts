import type { Agreement } from '../../contract/agreements.ts';
import type { AgreementArea } from '../../domain/agreement-area.ts';
import { groupAgreements } from './groups.ts';

/** Shorter bars could not be seen. */
const SHORTEST_PERCENT = 2;

/** What an area costs a month, in kroner, and how long its bar is: 100 for the largest area. */
export type AreaCost = { area: AgreementArea; monthlySum: number; percent: number };

/** The areas that cost something, the dearest first; equal ones in the areas' order. */
export function areaCosts(agreements: readonly Agreement[]): AreaCost[] {
  const groups = groupAgreements(agreements)
    .filter(({ monthlySum }) => monthlySum > 0)
    .toSorted((a, b) => b.monthlySum - a.monthlySum);
  const largest = groups[0]?.monthlySum ?? 0;
  return groups.map(({ area, monthlySum }) => ({
    area,
    monthlySum,
    percent: Math.max(SHORTEST_PERCENT, Math.round((monthlySum / largest) * 100)),
  }));
}

/** Whether there is a cost to divide: more than one insurance, and prices. */
export function hasCostPicture(agreements: readonly Agreement[]): boolean {
  return agreements.length > 1 && areaCosts(agreements).length > 0;
}
