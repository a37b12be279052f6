import type { Database } from '../../server/platform/db/database.ts';

/** Yields what `read` yields from a snapshot of the store, which is taken when reading starts. */
export async function* fromSnapshot<Item>(
  db: Database,
  read: (snapshot: Database) => AsyncIterable<Item>,
): AsyncGenerator<Item> {
  const transaction = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    yield* read(transaction);
  } finally {
    await transaction.rollback().execute();
  }
}
