import { randomBytes } from 'node:crypto';
import { ACTIVITY_CODES } from '../../../contract/activities.ts';
import type { Change, ChangeValues, RecordedChange } from '../../../contract/changes.ts';
import type { Database } from './database.ts';
import { isPostgres } from './is-postgres.ts';
import { isLockTimeout } from './outage.ts';
import type { ChangeFeedStateTable, ChangeFeedTable } from './schema.ts';

/**
 * Appends a change and its new value to the feed that the bank's systems read (spec: beyond §5, ADR-024).
 * Call it in the transaction that makes the change, after that transaction has taken its own locks. Other
 * appends wait until the transaction ends. A reader that has read a position has therefore read all earlier
 * ones. If another process keeps the feed locked, only the first appends wait for DATABASE_LOCK_MS; the
 * others fail at once until one succeeds, so that they do not keep all connections waiting.
 */
export async function recordChange<What extends Change>(
  transaction: Database,
  customerId: string,
  what: What,
  value: ChangeValues[What],
): Promise<void> {
  const position = await nextPosition(transaction);
  await transaction
    .insertInto('change_feed')
    .values({
      position,
      customer_id: customerId,
      what,
      value: JSON.stringify(value),
      at: Date.now(),
    })
    .execute();
}

/** How long after a failed append the next ones do not wait for the lock, in ms. */
const IMPATIENT_MS = 1000;
/** When an append last failed because the feed was locked, by `performance.now()`. */
let lockedAt = Number.NEGATIVE_INFINITY;

/** Locks the feed until the transaction ends, and returns its next position. */
async function nextPosition(transaction: Database): Promise<number> {
  try {
    if (performance.now() - lockedAt < IMPATIENT_MS) await lockAtOnce(transaction);
    const { last } = await transaction
      .insertInto('change_feed_state')
      .values({ ...newFeed(), last: 1 })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({ last: eb('change_feed_state.last', '+', 1) })),
      )
      .returning('last')
      .executeTakeFirstOrThrow();
    lockedAt = Number.NEGATIVE_INFINITY;
    return last;
  } catch (error) {
    if (isLockTimeout(error)) lockedAt = performance.now();
    throw error;
  }
}

async function lockAtOnce(transaction: Database): Promise<void> {
  if (!isPostgres(transaction)) return;
  await transaction.selectFrom('change_feed_state').select('id').forUpdate().noWait().execute();
}

/** Returns the state of the feed. The first call starts the feed, so that its readers have a cursor before the first change. */
export async function feedState(db: Database): Promise<ChangeFeedStateTable> {
  const stateOf = db.selectFrom('change_feed_state').selectAll();
  const state = await stateOf.executeTakeFirst();
  if (state) return state;
  await db
    .insertInto('change_feed_state')
    .values(newFeed())
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await stateOf.executeTakeFirstOrThrow();
}

/**
 * Gives the feed a new id after the restore of a backup, so that readers learn that their cursors are of another
 * store: a backup has the id, but not the changes since (ADR-024).
 */
export async function renewFeed(db: Database): Promise<void> {
  await db.updateTable('change_feed_state').set({ feed: newFeed().feed }).execute();
}

function newFeed(): ChangeFeedStateTable {
  return { id: 1, feed: randomBytes(6).toString('hex'), last: 0, purged: 0 };
}

/** Returns a change in wire format, without the customer. */
export function toRecordedChange({
  what,
  value,
  at,
}: Pick<ChangeFeedTable, 'what' | 'value' | 'at'>): RecordedChange {
  return { tidspunkt: new Date(at).toISOString(), hva: ACTIVITY_CODES[what], verdi: JSON.parse(value) };
}

/** Deletes the changes before a time (epoch ms), and stores the last deleted position. Returns their number. */
export async function purgeChanges(db: Database, before: number): Promise<number> {
  return await db.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom('change_feed')
      .where('at', '<', before)
      .returning('position')
      .execute();
    const last = deleted.reduce((latest, { position }) => Math.max(latest, position), 0);
    await storePurged(transaction, last);
    return deleted.length;
  });
}

/** Stores the position of the last deleted change, so that readers before it learn that they missed some. */
export async function storePurged(transaction: Database, purged: number): Promise<void> {
  await transaction.updateTable('change_feed_state').set({ purged }).where('purged', '<', purged).execute();
}
