import type { Agreement } from '../../contract/agreements.ts';
import { AGREEMENT_AREAS, type AgreementArea, agreementAreaOf } from '../../domain/agreement-area.ts';
import { costOf, pricesInOre } from '../../domain/agreement-cost.ts';
import { toKroner } from '../../domain/money.ts';

/** The agreements of one area; `monthlySum` is in kroner, without the `unpriced` ones. */
export type AgreementGroup = {
  area: AgreementArea;
  agreements: readonly Agreement[];
  monthlySum: number;
  unpriced: number;
};

/**
 * The agreements by area, in the areas' order (spec: overview §3), empty areas left out; within an area they keep
 * the wire's order. The sums are added in whole øre.
 */
export function groupAgreements(agreements: readonly Agreement[]): AgreementGroup[] {
  const areas = agreements.map(agreementAreaOf);
  return AGREEMENT_AREAS.map((area) =>
    groupOf(
      area,
      agreements.filter((_, index) => areas[index] === area),
    ),
  ).filter((group) => group.agreements.length > 0);
}

function groupOf(area: AgreementArea, agreements: readonly Agreement[]): AgreementGroup {
  const { monthlyOre, unpriced } = costOf(agreements.map(pricesInOre));
  return { area, agreements, monthlySum: toKroner(monthlyOre), unpriced };
}
