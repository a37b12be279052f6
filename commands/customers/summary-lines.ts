import { sql } from 'kysely';
import type { ListName } from '../../contract/items.ts';
import { maskNationalId } from '../../domain/national-id.ts';
import { timeIn } from '../../server/my-data/own-records.ts';
import type { Database } from '../../server/platform/db/database.ts';
import type { CustomerTable } from '../../server/platform/db/schema.ts';
import { openSharings } from '../../server/sharing/sharings.ts';
import { osloTimestamp } from '../shared/oslo-time.ts';
import { type OpenedPortal, sessionsOf } from './open-portal.ts';

/** The displayed name of each list. */
const LISTS: Readonly<Record<ListName, string>> = {
  avtaler: 'agreements',
  tilbud: 'offers',
  dokumenter: 'documents',
  fakturaer: 'invoices',
  skader: 'claims',
  meldinger: 'messages',
};

/** Returns the number of records of each kind that the store holds about a customer, one line each. Asks no source. */
export async function summaryLines(opened: OpenedPortal, customer: CustomerTable): Promise<string[]> {
  const { db } = opened;
  const items = await itemCounts(db, customer.id);
  const facts: [string, string][] = [
    ['name', customer.name ?? 'none (known only from a login)'],
    ['national id', maskNationalId(customer.ssn)],
    ['stored since', osloTimestamp(customer.stored_at)],
    ['last login', timeText(await timeIn(db, 'last_login', customer.id))],
    ['sessions', String((await sessionsOf(opened).ofCustomer(customer.id)).length)],
    ['addresses', await countOf(db, 'address', customer.id)],
    ...Object.entries(LISTS).map(([list, name]): [string, string] => [name, String(items.get(list) ?? 0)]),
    ['files sent to claims', await countOf(db, 'claim_file', customer.id)],
    ['confirmation codes', await countOf(db, 'confirmation_code', customer.id)],
    ['sharings', await sharingsIn(db, customer)],
    ['feedback', await countOf(db, 'feedback', customer.id)],
    ['changes in the feed', await countOf(db, 'change_feed', customer.id)],
    ['activities', await countOf(db, 'audit', customer.id)],
    ['deletion requested', timeText(await timeIn(db, 'deletion_request', customer.id))],
  ];
  const width = Math.max(...facts.map(([name]) => name.length));
  return facts.map(([name, value]) => `${name.padEnd(width)}  ${value}`);
}

async function itemCounts(db: Database, customerId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('item')
    .select(['list', sql<number>`count(*)`.as('count')])
    .where('customer_id', '=', customerId)
    .groupBy('list')
    .execute();
  return new Map(rows.map(({ list, count }) => [list, count]));
}

async function countOf(
  db: Database,
  table: 'address' | 'claim_file' | 'confirmation_code' | 'feedback' | 'change_feed' | 'audit',
  customerId: string,
): Promise<string> {
  const { count } = await db
    .selectFrom(table)
    .select(sql<number>`count(*)`.as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return String(count);
}

async function sharingsIn(db: Database, customer: CustomerTable): Promise<string> {
  const { given, received } = await openSharings(db, customer);
  return `${given.length} given, ${received.length} received`;
}

function timeText(at: number | null): string {
  return at === null ? 'no' : osloTimestamp(at);
}
