import { sql } from 'kysely';
import { maskNationalId } from '../../domain/national-id.ts';
import type { Database } from '../../server/platform/db/database.ts';
import type { CustomerTable, Tables } from '../../server/platform/db/schema.ts';
import { osloTimestamp } from '../shared/oslo-time.ts';
import { type OpenedPortal, sessionsOf } from './open-portal.ts';

/** The counted tables by displayed name. */
const COUNTED_TABLES = {
  addresses: 'address',
  agreements: 'agreement',
  offers: 'offer',
  documents: 'document',
  invoices: 'invoice',
  claims: 'claim',
  messages: 'message',
  feedback: 'feedback',
  activities: 'audit',
} as const satisfies Readonly<Record<string, keyof Tables>>;

/**
 * Returns the number of records of each kind that the portal's own store holds about a customer, one line
 * each. Source systems are not asked.
 */
export async function summaryLines(opened: OpenedPortal, customer: CustomerTable): Promise<string[]> {
  const { db } = opened;
  const counts = await Promise.all(
    Object.entries(COUNTED_TABLES).map(
      async ([name, table]): Promise<[string, string]> => [
        name,
        String(await countOf(db, table, customer.id)),
      ],
    ),
  );
  const facts: [string, string][] = [
    ['name', customer.name ?? 'none (known only from a login)'],
    ['national id', maskNationalId(customer.ssn)],
    ['stored since', osloTimestamp(customer.stored_at)],
    ['last login', await timeIn(db, 'last_login', customer.id)],
    ['sessions', String((await sessionsOf(opened).ofCustomer(customer.id)).length)],
    ...counts,
    ['deletion requested', await timeIn(db, 'deletion_request', customer.id)],
  ];
  const width = Math.max(...facts.map(([name]) => name.length));
  return facts.map(([name, value]) => `${name.padEnd(width)}  ${value}`);
}

async function countOf(
  db: Database,
  table: (typeof COUNTED_TABLES)[keyof typeof COUNTED_TABLES],
  customerId: string,
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(sql<number>`count(*)`.as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return count;
}

async function timeIn(
  db: Database,
  table: 'last_login' | 'deletion_request',
  customerId: string,
): Promise<string> {
  const row = await db
    .selectFrom(table)
    .select('at')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row ? osloTimestamp(row.at) : 'no';
}
