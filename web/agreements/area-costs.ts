import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import type { AgreementArea } from '../../domain/agreement-area.ts';
import { isHeld } from '../../domain/standing.ts';
import { groupAgreements } from './groups.ts';

/** Shorter bars would be invisible. */
const SHORTEST_PERCENT = 2;

/** The monthly cost of an area in øre, and the length of its bar; 100 for the most expensive area. */
type AreaCost = { area: AgreementArea; monthlyOre: number; percent: number };

/** Returns the areas with a cost, most expensive first. Equal costs keep the order of the areas. */
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

/** Returns whether to show the costs by area: the customer has several insurances, and some have a price. */
export function hasCostPicture(agreements: readonly CustomerAgreementInOre[]): boolean {
  return agreements.filter(isHeld).length > 1 && areaCosts(agreements).length > 0;
}
