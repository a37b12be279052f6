import type { Transaction } from 'kysely';
import type { Database } from '../server/platform/database.ts';
import type { Tables } from '../server/platform/schema.ts';
import { checkedBatches } from './checked-batches.ts';
import type { PortfolioRecord } from './read.ts';
import { storeBatch } from './store-batch.ts';

/**
 * Stores the customers of a portfolio file in one transaction (decisions 7) and gives how many they were. A
 * customer who exists has all portfolio data replaced and keeps id and tracking id; others stay, unless `replace`
 * empties the store first, which ends the sessions in the database too. Throws `PortfolioFault` with the faults
 * of the file; then, and after any other error, nothing is stored.
 */
export async function importPortfolio(
  db: Database,
  records: AsyncIterable<PortfolioRecord>,
  { replace }: { replace: boolean },
): Promise<{ customers: number }> {
  return db.transaction().execute(async (transaction) => {
    if (replace) await emptyStore(transaction);
    let customers = 0;
    for await (const batch of checkedBatches(records)) {
      await storeBatch(transaction, batch);
      customers += batch.length;
    }
    return { customers };
  });
}

async function emptyStore(transaction: Transaction<Tables>): Promise<void> {
  await transaction.deleteFrom('customer').execute();
  await transaction.deleteFrom('shared_state').where('key', 'like', 'session:%').execute();
}
