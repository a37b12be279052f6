import type { Database } from '../server/platform/db/database.ts';
import type { CustomerTable, DocumentPartTable, Tables } from '../server/platform/db/schema.ts';
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
      const page: StoredRows[] = await readPage(transaction, last, ssn);
      for (const rows of page) {
        yield portfolioCustomer({ ...rows, documentParts: await readFiles(transaction, rows) });
      }
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

/** A customer's rows, but for the files: those of a whole page could fill the memory. */
type StoredRows = Omit<NamedRows, 'documentParts' | 'customer'> & {
  customer: NamedRows['customer'] & Pick<CustomerTable, 'id'>;
};

/** Returns the next customers after a national id, with their rows. */
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
  const agreements = await rowsByOwner(db, 'agreement', ids);
  const offers = await rowsByOwner(db, 'offer', ids);
  const documents = await rowsByOwner(db, 'document', ids);
  const invoices = await rowsByOwner(db, 'invoice', ids);
  const claims = await rowsByOwner(db, 'claim', ids);
  const messages = await rowsByOwner(db, 'message', ids);
  return customers.map((customer) => ({
    customer,
    addresses: addresses(customer.id),
    agreements: agreements(customer.id),
    offers: offers(customer.id),
    documents: documents(customer.id),
    invoices: invoices(customer.id),
    claims: claims(customer.id),
    messages: messages(customer.id),
  }));
}

type ListTable = 'address' | 'agreement' | 'offer' | 'document' | 'invoice' | 'claim' | 'message';

/** Returns a function that returns the rows of one of the customers, in their order. */
async function rowsByOwner<Table extends ListTable>(
  db: Database,
  table: Table,
  customerIds: readonly string[],
): Promise<(customerId: string) => Tables[Table][]> {
  const rows = (await db
    .selectFrom<ListTable>(table)
    .selectAll()
    .where('customer_id', 'in', customerIds)
    .orderBy('position')
    .execute()) as Tables[Table][];
  const byOwner = Map.groupBy(rows, ({ customer_id }) => customer_id);
  return (customerId) => byOwner.get(customerId) ?? [];
}

/** Returns the parts of a customer's files. */
async function readFiles(db: Database, { customer, documents }: StoredRows): Promise<DocumentPartTable[]> {
  if (documents.every(({ size }) => size === null)) return [];
  return await db
    .selectFrom('document_part')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .orderBy('position')
    .execute();
}
