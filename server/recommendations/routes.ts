import { RecommendationQuery, Recommendations } from '../../contract/recommendations.ts';
import type { Database } from '../platform/db/database.ts';
import type { ApiApp } from '../platform/http/api.ts';
import { readRecommendations } from './recommendations.ts';

/** The customer's next best offers (spec: overview §7). */
export function recommendationRoutes(app: ApiApp, db: Database): void {
  app.get(
    '/nbo/produktanbefaling',
    {
      config: { login: true },
      schema: {
        summary: 'Get the recommended products',
        querystring: RecommendationQuery,
        response: { 200: Recommendations },
      },
    },
    async (request) => readRecommendations(db, request.customerId, request.query.produkt),
  );
}
