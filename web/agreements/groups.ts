import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { AGREEMENT_AREAS, type AgreementArea, agreementAreaOf } from '../../domain/agreement-area.ts';
import { costOf } from '../../domain/agreement-cost.ts';
import { isHeld } from '../../domain/standing.ts';

/**
 * The agreements of one area. `count` is the number of the agreements that have not ended, and `monthlyOre` their sum.
 * `unpriced` is the number of those without a price.
 */
export type AgreementGroup = {
  area: AgreementArea;
  agreements: readonly CustomerAgreementInOre[];
  count: number;
  monthlyOre: number;
  unpriced: number;
};

/**
 * Returns the agreements by area, in the order of the areas, without empty areas (spec: overview §3). Within
 * an area they keep the order of the response, with ended agreements last (spec: beyond §6).
 */
export function groupAgreements(agreements: readonly CustomerAgreementInOre[]): AgreementGroup[] {
  const areas = agreements.map(agreementAreaOf);
  return AGREEMENT_AREAS.map((area) =>
    groupOf(
      area,
      agreements.filter((_, index) => areas[index] === area),
    ),
  ).filter((group) => group.agreements.length > 0);
}

function groupOf(area: AgreementArea, agreements: readonly CustomerAgreementInOre[]): AgreementGroup {
  const held = agreements.filter(isHeld);
  const ended = agreements.filter((each) => !isHeld(each));
  return { area, agreements: [...held, ...ended], ...sumsOf(held) };
}

function sumsOf(held: readonly CustomerAgreementInOre[]) {
  const { monthlyOre, unpriced } = costOf(held);
  return { count: held.length, monthlyOre, unpriced };
}

/** Returns the id of an area's group on the overview, the target of links on the page. */
export function groupId(area: AgreementArea): string {
  return `i-${area}`;
}
