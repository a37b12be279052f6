import type { ChangePage } from '../../contract/changes.ts';
import { feedState, toRecordedChange } from '../platform/db/change-feed.ts';
import type { Database } from '../platform/db/database.ts';
import type { ChangeFeedStateTable } from '../platform/db/schema.ts';
import { ProblemError } from '../platform/http/errors.ts';

/**
 * Returns at most `count` changes after a cursor, oldest first. Without a cursor, it starts at the oldest
 * stored change. Throws a 400 problem if the cursor is unknown (UKJENT_MARKOR) or if changes after it have
 * been deleted (MARKOR_FOR_GAMMEL).
 */
export async function readChanges(
  db: Database,
  cursor: string | undefined,
  count: number,
): Promise<ChangePage> {
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
