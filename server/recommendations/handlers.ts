import type { recommendationsApi } from '../../contract/recommendations.ts';
import type { Database } from '../platform/db/database.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { readRecommendations } from './recommendations.ts';

/** The customer's next best offers (spec: overview §7). */
export function recommendationHandlers(db: Database): Handlers<typeof recommendationsApi> {
  return {
    'GET /nbo/produktanbefaling': ({ customerId, query }) =>
      readRecommendations(db, customerId, query.produkt),
  };
}
