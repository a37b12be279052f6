import type { NationalId } from '../../contract/profile.ts';
import { customerDeletedError } from '../platform/db/customer-row.ts';
import type { Database } from '../platform/db/database.ts';

/** Returns the customer's unmasked national id. Only this endpoint returns it (spec: decisions §4). */
export async function readNationalId(db: Database, customerId: string): Promise<NationalId> {
  return await db
    .selectFrom('customer')
    .select('ssn')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow(customerDeletedError);
}
