import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import type { AgreementArea } from '../../domain/agreement-area.ts';
import { isHeld } from '../../domain/standing.ts';
import { groupAgreements } from './groups.ts';

/** Shorter bars could not be seen. */
const SHORTEST_PERCENT = 2;

/** What an area costs a month, in øre, and how long its bar is: 100 for the largest area. */
export type AreaCost = { area: AgreementArea; monthlyOre: number; percent: number };

/** The areas that cost something, the dearest first; equal ones in the areas' order. */
export function areaCosts(agreements: readonly CustomerAgreementInOre[]): AreaCost[] {
  const groups = groupAgreements(agreements)
    .filter(({ monthlyOre }) => monthlyOre > 0)
    .toSorted((a, b) => b.monthlyOre - a.monthlyOre);
  const largest = groups[0]?.monthlyOre ?? 0;
  return groups.map(({ area, monthlyOre }) => ({
    area,
    monthlyOre,
    percent: Math.max(SHORTEST_PERCENT, Math.round((monthlyOre / largest) * 100)),
  }));
}

/** Whether there is a cost to divide: more than one insurance, and prices. */
export function hasCostPicture(agreements: readonly CustomerAgreementInOre[]): boolean {
  return agreements.filter(isHeld).length > 1 && areaCosts(agreements).length > 0;
}
