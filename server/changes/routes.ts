import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { ChangePage, ChangesQuery } from '../../contract/changes.ts';
import { feedState, toRecordedChange } from '../platform/db/change-feed.ts';
import type { Database } from '../platform/db/database.ts';
import type { ChangeFeedStateTable } from '../platform/db/schema.ts';
import { requireBearerSecret } from '../platform/http/bearer-secret.ts';
import { ProblemError } from '../platform/http/errors.ts';

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

/**
 * Returns at most `count` changes after a cursor, oldest first. Without a cursor, it starts at the oldest
 * stored change. Throws a 400 problem if the cursor is unknown (UKJENT_MARKOR) or if changes after it have
 * been deleted (MARKOR_FOR_GAMMEL).
 */
async function readChanges(db: Database, cursor: string | undefined, count: number): Promise<ChangePage> {
  const after = cursor === undefined ? 0 : Number(cursor.split('-')[1]);
  const rows = await db
    .selectFrom('change_feed')
    .innerJoin('customer', 'customer.id', 'change_feed.customer_id')
    .select(['position', 'what', 'value', 'at', 'ssn'])
    .where('position', '>', after)
    .orderBy('position')
    .limit(count)
    .execute();
  // Must be read after the changes, so that a purge in between is detected.
  const state = await feedState(db);
  if (cursor !== undefined) checkCursor(cursor, after, state);
  const cursorOf = (position: number) => `${state.feed}-${position}`;
  const last = rows.at(-1)?.position ?? Math.max(after, state.purged);
  return {
    endringer: rows.map(({ position, ssn, ...change }) => ({
      id: cursorOf(position),
      ssn,
      ...toRecordedChange(change),
    })),
    neste: cursorOf(last),
  };
}

function checkCursor(cursor: string, position: number, state: ChangeFeedStateTable): void {
  const isOfFeed = cursor.startsWith(`${state.feed}-`) && position <= state.last;
  if (!isOfFeed) throw new ProblemError(400, 'unknownCursor', 'UKJENT_MARKOR');
  if (position < state.purged) throw new ProblemError(400, 'cursorTooOld', 'MARKOR_FOR_GAMMEL');
}
