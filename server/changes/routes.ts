import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { ChangePage, ChangesQuery } from '../../contract/changes.ts';
import type { Database } from '../platform/db/database.ts';
import { requireBearerSecret } from '../platform/http/bearer-secret.ts';
import { readChanges } from './read-changes.ts';

const PATH = '/api/intern/endringer';
const PAGE_SIZE = 100;

/** `changesSecrets` authenticate the readers of the changes. Without one the endpoint is disabled. */
type ChangesDeps = { db: Database; changesSecrets: readonly string[] };

/** Adds the endpoint for the bank's systems that lists customers' changes in order (spec: beyond §5, ADR-024). */
export function changeRoutes(app: FastifyInstance, { db, changesSecrets }: ChangesDeps): void {
  app.get<{ Querystring: Static<typeof ChangesQuery> }>(
    PATH,
    {
      onRequest: requireBearerSecret(changesSecrets, {
        notSetUp: 'changesNotSetUp',
        wrong: 'changesSecretWrong',
        event: 'changes-secret-wrong',
      }),
      schema: {
        summary: "Get customers' changes after a cursor; for the bank's systems",
        tags: ['endringer'],
        security: [{ changes: [] }],
        querystring: ChangesQuery,
        response: { 200: ChangePage },
      },
    },
    async ({ query: { etter, antall = PAGE_SIZE } }) => await readChanges(db, etter, Number(antall)),
  );
}
