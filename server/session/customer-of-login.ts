import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/db/database.ts';

const NEW_CUSTOMER = {
  nice_customer_number: null,
  is_lo_member: 0,
  is_bank_customer: 0,
  login_bank_register_number: null,
  email: null,
  mobile: null,
  marketing_consent: 0,
  cross_domain_consent: 0,
  marketing_consent_text: null,
  cross_domain_consent_text: null,
  documents_by_post: 0,
  life_customer: null,
  tasks: '{}',
  has_unread_messages: 0,
  recommendations: '{}',
} as const;

/**
 * Returns the id of the customer with a national id that the provider has verified. Creates a customer
 * without data if the store has none (spec: decisions §7.3).
 */
export async function customerOfLogin(db: Database, ssn: string, name: string | null): Promise<string> {
  // Inserting first would wait for an import that has locked the customer's row.
  const known = await idOf(db, ssn);
  if (known) return known.id;
  await db
    .insertInto('customer')
    .values({
      id: randomUUID(),
      ssn,
      name,
      tracking_id: randomUUID(),
      stored_at: Date.now(),
      ...NEW_CUSTOMER,
    })
    .onConflict((conflict) => conflict.column('ssn').doNothing())
    .execute();
  const stored = await idOf(db, ssn);
  if (!stored) throw new Error('The customer that was just inserted is not in the database.');
  return stored.id;
}

async function idOf(db: Database, ssn: string): Promise<{ id: string } | undefined> {
  return await db.selectFrom('customer').select('id').where('ssn', '=', ssn).executeTakeFirst();
}
