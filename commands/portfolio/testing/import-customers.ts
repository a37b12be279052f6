import type { Database } from '../../../server/platform/db/database.ts';
import { type Imported, type ImportOptions, importPortfolio } from '../import.ts';
import type { PortfolioRecord } from '../issue.ts';

/** Yields customers as the records of a portfolio file with one customer per line. */
export async function* recordsOf(
  customers: Iterable<unknown> | AsyncIterable<unknown>,
): AsyncGenerator<PortfolioRecord> {
  let line = 0;
  for await (const value of customers) {
    line += 1;
    yield { place: { customer: line, line }, value };
  }
}

/** Imports customers in the format of the portfolio file. Other customers stay, unless the options replace them. */
export async function importCustomers(
  db: Database,
  customers: Iterable<unknown> | AsyncIterable<unknown>,
  options: Partial<ImportOptions> = {},
): Promise<Imported> {
  return await importPortfolio(db, recordsOf(customers), { replace: false, ...options });
}
