import { sql, type Transaction } from 'kysely';
import type { Database } from '../server/platform/database.ts';
import type { Tables } from '../server/platform/schema.ts';
import { checkedBatches } from './checked-batches.ts';
import { isPostgres } from './is-postgres.ts';
import { oneAhead } from './one-ahead.ts';
import type { PortfolioRecord } from './record.ts';
import { storeBatch } from './store-batch.ts';

export type ImportOptions = {
  /** whether the store is emptied first */
  replace: boolean;
  /** is told how many customers have been stored so far */
  onStored?: (customers: number) => void;
};

/**
 * Stores the customers of a portfolio file in one transaction (decisions 7) and gives how many they were. A
 * customer who exists has all portfolio data replaced and keeps id and tracking id; others stay, unless `replace`
 * empties the store first, which ends the sessions in the database too. Until it is done, readers of PostgreSQL see
 * the store as it was, and don't wait. Throws `PortfolioFault` with the faults of the file; then, and after any
 * other error, nothing is stored.
 */
export async function importPortfolio(
  db: Database,
  records: AsyncIterable<PortfolioRecord>,
  { replace, onStored }: ImportOptions,
): Promise<{ customers: number }> {
  const stored = await db.transaction().execute(async (transaction) => {
    if (replace) await emptyStore(transaction);
    let customers = 0;
    for await (const batch of oneAhead(checkedBatches(records))) {
      await storeBatch(transaction, batch);
      customers += batch.length;
      onStored?.(customers);
    }
    return { customers };
  });
  // Until PostgreSQL has counted, it takes the tables for small and reads them whole.
  if (isPostgres(db)) await sql`analyze customer, address, agreement, offer`.execute(db);
  return stored;
}

/** What hangs on customers goes first, all at once: row by row it would take far longer. (Truncating would lock.) */
async function emptyStore(transaction: Transaction<Tables>): Promise<void> {
  await transaction.deleteFrom('address').execute();
  await transaction.deleteFrom('agreement').execute();
  await transaction.deleteFrom('offer').execute();
  await transaction.deleteFrom('customer').execute();
  await transaction.deleteFrom('shared_state').where('key', 'like', 'session:%').execute();
}
