import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { ChangePage, ChangesQuery } from '../../contract/changes.ts';
import type { Database } from '../platform/db/database.ts';
import { bearerAlone } from '../platform/http/bearer-secret.ts';
import { readChanges } from './read-changes.ts';

const PATH = '/api/intern/endringer';
const PAGE = 100;

/** `changesSecret`: what who reads the changes proves themselves with; null: nobody reads them. */
export type ChangesDeps = { db: Database; changesSecret: string | null };

/** The bank's systems' own endpoint: what customers changed here, in order (spec: beyond §5, ADR-100). */
export function changeRoutes(app: FastifyInstance, { db, changesSecret }: ChangesDeps): void {
  app.get<{ Querystring: Static<typeof ChangesQuery> }>(
    PATH,
    {
      onRequest: bearerAlone(changesSecret, {
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
    async ({ query: { etter, antall = PAGE } }) => await readChanges(db, etter, Number(antall)),
  );
}
