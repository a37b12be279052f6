import { ProblemError } from '../http/errors.ts';
import type { Database } from './database.ts';
import type { CustomerTable } from './schema.ts';

/** The answer to a customer who was taken out of the store while logged in (ADR-007). */
export const customerGone = () => new ProblemError(401, 'Kunden finnes ikke lenger. Logg inn på nytt.');

/**
 * Holds the customer's row until the transaction ends, and returns it as it now is, so that two changes at once
 * come one after the other. An update that changes nothing is the lock that both engines have: PostgreSQL holds
 * the row, SQLite the database. Throws a 401 problem where the row is gone.
 */
export async function lockCustomerRow(transaction: Database, customerId: string): Promise<CustomerTable> {
  return await transaction
    .updateTable('customer')
    .set((eb) => ({ tasks: eb.ref('tasks') }))
    .where('id', '=', customerId)
    .returningAll()
    .executeTakeFirstOrThrow(customerGone);
}
