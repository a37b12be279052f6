import type { TaskData } from '../../contract/my-data.ts';
import type { Recommendations } from '../../contract/recommendations.ts';
import { countsAs } from '../../domain/product-type.ts';

/**
 * Returns the customer's next best offers (spec: overview §3); none for a customer who is known only by a
 * login. `bought` is the product type that was just bought. It is not recommended, although no agreement
 * exists yet.
 */
export function toRecommendations(
  { scores = [], controlgroup = false, fallback = false }: NonNullable<TaskData['anbefalinger']>,
  bought: string | undefined,
): Recommendations {
  const excluded = bought && countsAs(bought);
  return {
    scores: scores.filter((score) => score.nextBestOfferProdukt !== excluded),
    controlgroup,
    fallback,
  };
}
