import type { Database } from '../server/platform/db/database.ts';
import type { PortfolioCustomer } from './format.ts';
import { type NamedRows, portfolioCustomer } from './portfolio-customer.ts';

const PAGE_CUSTOMERS = 200;

/**
 * Yields the store's customers for a portfolio file, by national id, in memory that does not grow with their number
 * (spec: decisions §7.1): all of them as they stood when it began, or the one with this national id. Customers without a
 * name are left out, since the file must have one (ADR-007).
 */
export async function* exportPortfolio(db: Database, ssn?: string): AsyncGenerator<PortfolioCustomer> {
  const transaction = await db.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    let last: string | undefined = '';
    while (last !== undefined) {
      const page: NamedRows[] = await readPage(transaction, last, ssn);
      yield* page.map(portfolioCustomer);
      last = page.at(-1)?.customer.ssn;
    }
  } finally {
    await transaction.rollback().execute();
  }
}

/** Returns how many customers are known by a login alone and have no name. */
export async function countWithoutName(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('customer')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('name', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the next customers after a national id, with all their rows. */
async function readPage(db: Database, after: string, ssn: string | undefined): Promise<NamedRows[]> {
  const customers = await db
    .selectFrom('customer')
    .selectAll()
    .where('ssn', '>', after)
    .$if(ssn !== undefined, (query) => query.where('ssn', '=', ssn ?? ''))
    .where('name', 'is not', null)
    .$narrowType<{ name: string }>()
    .orderBy('ssn')
    .limit(PAGE_CUSTOMERS)
    .execute();
  if (customers.length === 0) return [];
  const ids = customers.map(({ id }) => id);
  const [addresses, agreements, offers] = [
    await db.selectFrom('address').selectAll().where('customer_id', 'in', ids).orderBy('position').execute(),
    await db
      .selectFrom('agreement')
      .selectAll()
      .where('customer_id', 'in', ids)
      .orderBy('position')
      .execute(),
    await db.selectFrom('offer').selectAll().where('customer_id', 'in', ids).orderBy('position').execute(),
  ];
  const [addressesOf, agreementsOf, offersOf] = [byOwner(addresses), byOwner(agreements), byOwner(offers)];
  return customers.map((customer) => ({
    customer,
    addresses: addressesOf.get(customer.id) ?? [],
    agreements: agreementsOf.get(customer.id) ?? [],
    offers: offersOf.get(customer.id) ?? [],
  }));
}

function byOwner<Row extends { customer_id: string }>(rows: Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ customer_id }) => customer_id);
}
