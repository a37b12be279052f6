import type { Recommendations } from '../../contract/recommendations.ts';
import { countsAs } from '../../domain/product-type.ts';
import type { CustomerTable } from '../platform/db/schema.ts';

const NONE: Recommendations = { scores: [], controlgroup: false, fallback: false };

/**
 * Returns the customer's next best offers (spec: overview §3); none for a customer who is known only by a
 * login. `bought` is the product type that was just bought. It is not recommended, although no agreement
 * exists yet.
 */
export function toRecommendations(
  row: Pick<CustomerTable, 'recommendations'>,
  bought: string | undefined,
): Recommendations {
  const all = { ...NONE, ...(JSON.parse(row.recommendations) as Partial<Recommendations>) };
  const excluded = bought && countsAs(bought);
  return { ...all, scores: all.scores.filter((score) => score.nextBestOfferProdukt !== excluded) };
}
