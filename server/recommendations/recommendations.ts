import type { Recommendations } from '../../contract/recommendations.ts';
import { customerGone } from '../platform/db/customer-row.ts';
import type { Database } from '../platform/db/database.ts';

const NONE: Recommendations = { scores: [], controlgroup: false, fallback: false };

/**
 * The customer's next best offers (spec: overview §3); none for who is known by a login alone. `bought` is the product
 * type that was just bought, which is not recommended though it's no agreement yet.
 */
export async function readRecommendations(
  db: Database,
  customerId: string,
  bought: string | undefined,
): Promise<Recommendations> {
  const row = await db
    .selectFrom('customer')
    .select('recommendations')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow(customerGone);
  const all = { ...NONE, ...(JSON.parse(row.recommendations) as Partial<Recommendations>) };
  return { ...all, scores: all.scores.filter((score) => score.nextBestOfferProdukt !== bought) };
}
