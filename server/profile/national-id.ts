import type { NationalId } from '../../contract/profile.ts';
import { customerGone } from '../platform/db/customer-row.ts';
import type { Database } from '../platform/db/database.ts';

/** The customer's whole national id, which only this endpoint returns (spec: decisions §4). */
export async function readNationalId(db: Database, customerId: string): Promise<NationalId> {
  return await db
    .selectFrom('customer')
    .select('ssn')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow(customerGone);
}
