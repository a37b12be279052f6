import { createReadStream } from 'node:fs';
import type { Database } from '../server/platform/db/database.ts';
import portfolio from './demo.json' with { type: 'json' };
import people from './demo-people.json' with { type: 'json' };
import type { PortfolioRecord } from './record.ts';

/** A person of the demonstration portfolio; `viser` says in bokmål what can be seen when logged in as them. */
export type DemoPerson = { ssn: string; navn: string; viser: string };

/** Returns the people of the demonstration portfolio, in the order in which they are to be listed (spec: decisions §7.1). */
export function demoPeople(): DemoPerson[] {
  const nameOf = new Map(portfolio.customers.map(({ ssn, navn }) => [ssn, navn]));
  return people.map(({ ssn, viser }) => ({ ssn, navn: nameOf.get(ssn) ?? '', viser }));
}

/** Yields the demonstration portfolio's customers, for `importPortfolio`: an ordinary portfolio file (spec: decisions §7.1). */
export async function* demoPortfolio(): AsyncGenerator<PortfolioRecord> {
  const { readPortfolio } = await import('./read.ts');
  yield* readPortfolio(createReadStream(new URL('./demo.json', import.meta.url)), 'document');
}

/** Puts the demonstration portfolio into a store without customers; any other is left as it is (spec: decisions §1). */
export async function fillEmptyStore(db: Database): Promise<void> {
  const anyone = await db.selectFrom('customer').select('id').limit(1).executeTakeFirst();
  if (anyone) return;
  const { importPortfolio } = await import('./import.ts');
  await importPortfolio(db, demoPortfolio(), { replace: false });
}
