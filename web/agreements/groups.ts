import type { AgreementInOre } from '../../contract/in-ore.ts';
import { AGREEMENT_AREAS, type AgreementArea, agreementAreaOf } from '../../domain/agreement-area.ts';
import { costOf } from '../../domain/agreement-cost.ts';

/** The agreements of one area; `monthlyOre` is their sum without the `unpriced` ones. */
export type AgreementGroup = {
  area: AgreementArea;
  agreements: readonly AgreementInOre[];
  monthlyOre: number;
  unpriced: number;
};

/**
 * The agreements by area, in the areas' order (spec: overview §3), empty areas left out; within an area they keep
 * the wire's order.
 */
export function groupAgreements(agreements: readonly AgreementInOre[]): AgreementGroup[] {
  const areas = agreements.map(agreementAreaOf);
  return AGREEMENT_AREAS.map((area) =>
    groupOf(
      area,
      agreements.filter((_, index) => areas[index] === area),
    ),
  ).filter((group) => group.agreements.length > 0);
}

function groupOf(area: AgreementArea, agreements: readonly AgreementInOre[]): AgreementGroup {
  const { monthlyOre, unpriced } = costOf(agreements);
  return { area, agreements, monthlyOre, unpriced };
}

/** Returns the id of an area's group on the overview: links on the page lead there. */
export function groupId(area: AgreementArea): string {
  return `i-${area}`;
}
