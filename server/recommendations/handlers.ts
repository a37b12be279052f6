import type { recommendationsApi } from '../../contract/recommendations.ts';
import type { CustomerRow } from '../platform/db/customer-row.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { toRecommendations } from './recommendations.ts';

/** The customer's next best offers (spec: overview §7). */
export function recommendationHandlers(customerRow: CustomerRow): Handlers<typeof recommendationsApi> {
  return {
    'GET /nbo/produktanbefaling': async ({ query, ...asked }) =>
      toRecommendations(await customerRow(asked), query.produkt),
  };
}
