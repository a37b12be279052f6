import type { recommendationsApi } from '../../contract/recommendations.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import type { CustomerRecords } from '../sources/customer/customer-records.ts';
import { toRecommendations } from './recommendations.ts';

/** Returns the handler of the customer's next best offers (spec: overview §7). */
export function recommendationHandlers(records: CustomerRecords): Handlers<typeof recommendationsApi> {
  return {
    'GET /nbo/produktanbefaling': async ({ query, ...asked }) =>
      toRecommendations(await records.recommendations(asked, query.produkt), query.produkt),
  };
}
