import type { Agreement } from '../../contract/agreements.ts';
import { costOf, pricesInOre } from '../../domain/agreement-cost.ts';
import { toKroner } from '../../domain/money.ts';
import { PRODUCT_AREAS, type ProductArea, productAreaOf } from '../../domain/product-area.ts';

/** The agreements of one product area; `monthlySum` is in kroner, without the `unpriced` ones. */
export type AgreementGroup = {
  area: ProductArea;
  agreements: readonly Agreement[];
  monthlySum: number;
  unpriced: number;
};

/**
 * The agreements by product area, in the areas' order (overview 3), empty areas left out; within an area they keep
 * the wire's order. The sums are added in whole øre.
 */
export function groupAgreements(agreements: readonly Agreement[]): AgreementGroup[] {
  return PRODUCT_AREAS.map((area) =>
    groupOf(
      area,
      agreements.filter(({ productType }) => productAreaOf(productType) === area),
    ),
  ).filter((group) => group.agreements.length > 0);
}

function groupOf(area: ProductArea, agreements: readonly Agreement[]): AgreementGroup {
  const { monthlyOre, unpriced } = costOf(agreements.map(pricesInOre));
  return { area, agreements, monthlySum: toKroner(monthlyOre), unpriced };
}
