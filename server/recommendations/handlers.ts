import type { recommendationsApi } from '../../contract/recommendations.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import type { CustomerParts } from '../sources/customer/customer-parts.ts';
import { toRecommendations } from './recommendations.ts';

/** The customer's next best offers (spec: overview §7). */
export function recommendationHandlers(parts: CustomerParts): Handlers<typeof recommendationsApi> {
  return {
    'GET /nbo/produktanbefaling': async ({ query, ...asked }) =>
      toRecommendations(await parts.recommendations(asked, query.produkt), query.produkt),
  };
}
