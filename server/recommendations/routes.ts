import { RecommendationQuery, Recommendations } from '../../contract/recommendations.ts';
import type { CallsApp } from '../platform/calls.ts';
import type { Database } from '../platform/database.ts';
import { readRecommendations } from './recommendations.ts';

/** The customer's next best offers (spec: overview §7). */
export function recommendationRoutes(app: CallsApp, db: Database): void {
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
