import type { Database } from '../../server/platform/db/database.ts';
import { pages } from '../../server/platform/db/pages.ts';
import type { CustomerTable, Tables } from '../../server/platform/db/schema.ts';
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
    const read = (last: StoredRows | undefined) => readPage(snapshot, last, ssn);
    for await (const page of prefetchOne(pages(read))) {
      for (const part of withBoundedFiles(page)) {
        const owners = part
          .filter(({ items }) => items.some((row) => fileSize(row) > 0))
          .map(({ customer }) => customer);
        const files = await rowsOf(snapshot, 'document_part', owners);
        for (const rows of part) {
          yield portfolioCustomer({ ...rows, documentChunks: files.get(rows.customer.id) ?? [] });
        }
      }
    }
  });
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

async function readPage(db: Database, last: StoredRows | undefined, ssn?: string): Promise<StoredRows[]> {
  const customers = await db
    .selectFrom('customer')
    .selectAll()
    .where('ssn', '>', last?.customer.ssn ?? '')
    .$if(ssn !== undefined, (query) => query.where('ssn', '=', ssn ?? ''))
    .where('name', 'is not', null)
    .$narrowType<{ name: string }>()
    .orderBy('ssn')
    .limit(PAGE_CUSTOMERS)
    .execute();
  const addresses = await rowsOf(db, 'address', customers);
  const items = await rowsOf(db, 'item', customers);
  return customers.map((customer) => ({
    customer,
    addresses: addresses.get(customer.id) ?? [],
    items: items.get(customer.id) ?? [],
  }));
}

/** Returns the rows of customers by their ids, in order. */
async function rowsOf<Table extends 'address' | 'item' | 'document_part'>(
  db: Database,
  table: Table,
  customers: readonly { id: string }[],
): Promise<ReadonlyMap<string, Tables[Table][]>> {
  if (customers.length === 0) return new Map();
  const ids = customers.map(({ id }) => id);
  const rows = (await db
    .selectFrom<'address' | 'item' | 'document_part'>(table)
    .selectAll()
    .where('customer_id', 'in', ids)
    .orderBy('position')
    .execute()) as Tables[Table][];
  return Map.groupBy(rows, ({ customer_id }) => customer_id);
}

/** Returns the customers in parts whose files fit in memory together. A part with one customer may exceed the limit. */
function withBoundedFiles(page: readonly StoredRows[]): StoredRows[][] {
  const parts: StoredRows[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const rows of page) {
    const own = rows.items.reduce((sum, row) => sum + fileSize(row), 0);
    bytes += own;
    if (bytes > PART_BYTES) {
      parts.push([]);
      bytes = own;
    }
    parts.at(-1)?.push(rows);
  }
  return parts;
}
