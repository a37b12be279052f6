import type { Database } from '../../server/platform/db/database.ts';
import type { CustomerTable, DocumentPartTable, Tables } from '../../server/platform/db/schema.ts';
import { fromSnapshot } from '../shared/from-snapshot.ts';
import type { PortfolioCustomer } from './format.ts';
import { fileSize } from './item-rows.ts';
import { type NamedRows, portfolioCustomer } from './portfolio-customer.ts';
import { prefetchOne } from './prefetch-one.ts';

const PAGE_CUSTOMERS = 200;
/** Maximum number of file bytes read at once. */
const PART_BYTES = 8 * 1024 * 1024;

/**
 * Yields the store's customers for a portfolio file, ordered by national id, with constant memory use
 * (spec: decisions §7.1). Yields a snapshot of all customers, or only the one with the given national id.
 * Leaves out customers without a name, because the file requires one (ADR-007).
 */
export function exportPortfolio(db: Database, ssn?: string): AsyncGenerator<PortfolioCustomer> {
  return fromSnapshot(db, async function* (snapshot) {
    for await (const page of prefetchOne(pagesOf(snapshot, ssn))) {
      for (const part of withBoundedFiles(page)) {
        const files = await readFiles(snapshot, part);
        for (const rows of part) {
          yield portfolioCustomer({ ...rows, documentChunks: files.get(rows.customer.id) ?? [] });
        }
      }
    }
  });
}

async function* pagesOf(db: Database, ssn: string | undefined): AsyncGenerator<StoredRows[]> {
  let last: string | undefined = '';
  while (last !== undefined) {
    const page: StoredRows[] = await readPage(db, last, ssn);
    yield page;
    last = page.at(-1)?.customer.ssn;
  }
}

/** Returns the number of customers with a name, or of those who have only logged in and have none. */
export async function countCustomers(db: Database, { named }: { named: boolean }): Promise<number> {
  const { count } = await db
    .selectFrom('customer')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('name', named ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** A customer's rows without files: the files of a whole page could fill the memory. */
type StoredRows = Omit<NamedRows, 'documentChunks' | 'customer'> & {
  customer: NamedRows['customer'] & Pick<CustomerTable, 'id'>;
};

async function readPage(db: Database, after: string, ssn: string | undefined): Promise<StoredRows[]> {
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
  const addresses = await rowsByOwner(db, 'address', ids);
  const items = await rowsByOwner(db, 'item', ids);
  return customers.map((customer) => ({
    customer,
    addresses: addresses(customer.id),
    items: items(customer.id),
  }));
}

/** Returns a function that returns the rows of one of the customers, in order. */
async function rowsByOwner<Table extends 'address' | 'item'>(
  db: Database,
  table: Table,
  customerIds: readonly string[],
): Promise<(customerId: string) => Tables[Table][]> {
  const rows = (await db
    .selectFrom<'address' | 'item'>(table)
    .selectAll()
    .where('customer_id', 'in', customerIds)
    .orderBy('position')
    .execute()) as Tables[Table][];
  const byOwner = Map.groupBy(rows, ({ customer_id }) => customer_id);
  return (customerId) => byOwner.get(customerId) ?? [];
}

/** Returns the customers in parts whose files fit in memory together. A part with one customer may exceed the limit. */
function withBoundedFiles(page: readonly StoredRows[]): StoredRows[][] {
  const parts: StoredRows[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const rows of page) {
    const own = rows.items.reduce((sum, row) => sum + (fileSize(row) ?? 0), 0);
    bytes += own;
    if (bytes > PART_BYTES) {
      parts.push([]);
      bytes = own;
    }
    parts.at(-1)?.push(rows);
  }
  return parts;
}

async function readFiles(
  db: Database,
  customers: readonly StoredRows[],
): Promise<Map<string, DocumentPartTable[]>> {
  const owners = customers.filter(({ items }) => items.some((row) => fileSize(row) !== undefined));
  if (owners.length === 0) return new Map();
  const ids = owners.map(({ customer }) => customer.id);
  const parts = await db
    .selectFrom('document_part')
    .selectAll()
    .where('customer_id', 'in', ids)
    .orderBy('position')
    .execute();
  return Map.groupBy(parts, ({ customer_id }) => customer_id);
}
