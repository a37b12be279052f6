import type { TaskData } from '../../contract/my-data.ts';
import type { Recommendations, recommendationsApi } from '../../contract/recommendations.ts';
import { countsAs } from '../../domain/product-type.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import type { AreaServices } from '../standing/area-services.ts';

/** Returns the handler of the customer's next best offers (spec: overview §7). */
export function recommendationHandlers({ records }: AreaServices): Handlers<typeof recommendationsApi> {
  return {
    'GET /nbo/produktanbefaling': async ({ query, ...asked }) =>
      toRecommendations(await records.recommendations(asked, query.produkt), query.produkt),
  };
}

/**
 * Returns the customer's next best offers (spec: overview §3); none for a customer who is known only by a
 * login. `bought` is the product type that was just bought. It is not recommended, although no agreement
 * exists yet.
 */
function toRecommendations(
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
