import { hash, randomBytes } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH, lastDayOfCode } from '../../domain/confirmation-code.ts';
import { endOfOsloDate } from '../../domain/oslo-date.ts';
import { lockCustomerRow } from '../platform/db/customer-row.ts';
import type { Database } from '../platform/db/database.ts';
import { deletedRows } from '../platform/db/deleted-rows.ts';
import type { ConfirmationCodeTable } from '../platform/db/schema.ts';
import { type Actor, recordActivity } from '../platform/observability/activities.ts';
import type { PolicyKey } from '../sources/source.ts';

/** Returns a new code without hyphens, with 60 random bits. */
export function newCode(): string {
  return Array.from(randomBytes(CODE_LENGTH), (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('');
}

/**
 * Stores the hash of a code for the confirmation of `today`, until the end of the day that the confirmation names.
 * Records that the customer fetched it.
 */
export async function storeCode(
  db: Database,
  actor: Actor & { distributor: string },
  code: string,
  { systemSource, policyNumber, today }: PolicyKey & { today: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockCustomerRow(transaction, actor.customerId);
    await transaction
      .insertInto('confirmation_code')
      .values({
        hash: hashOf(code),
        customer_id: actor.customerId,
        distributor: actor.distributor,
        system: systemSource,
        policy_number: policyNumber,
        issued_at: Date.now(),
        expires_at: endOfOsloDate(lastDayOfCode(today)),
        checked_on: null,
      })
      .execute();
    await recordActivity(transaction, actor, 'confirmation-fetched');
  });
}

/** Returns the row of a code that is valid at a distributor; null if there is none. */
export async function findCode(
  db: Database,
  code: string,
  distributor: string,
): Promise<ConfirmationCodeTable | null> {
  const row = await db
    .selectFrom('confirmation_code')
    .selectAll()
    .where('hash', '=', hashOf(code))
    .where('distributor', '=', distributor)
    .where('expires_at', '>', Date.now())
    .executeTakeFirst();
  return row ?? null;
}

/** Records for the customer that someone checked a confirmation; once for each code and day such as `2026-12-31`. */
export async function recordCheck(
  db: Database,
  { hash: ofCode, customer_id: customerId }: ConfirmationCodeTable,
  today: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('confirmation_code')
      .set({ checked_on: today })
      .where('hash', '=', ofCode)
      .where((eb) => eb.or([eb('checked_on', 'is', null), eb('checked_on', '<>', today)]))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await recordActivity(transaction, { customerId }, 'confirmation-checked');
  });
}

/** Returns the rows of a customer's codes, the newest first. */
export async function codesOf(db: Database, customerId: string): Promise<ConfirmationCodeTable[]> {
  return await db
    .selectFrom('confirmation_code')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('issued_at', 'desc')
    .orderBy('hash')
    .execute();
}

/** Deletes expired codes. Returns their number. `now` is in epoch milliseconds. */
export async function purgeConfirmationCodes(db: Database, now: number): Promise<number> {
  return await deletedRows(db.deleteFrom('confirmation_code').where('expires_at', '<=', now));
}

/** The 60 random bits of a code make a salt unnecessary. */
function hashOf(code: string): string {
  return hash('sha256', `confirmation-code:${code}`);
}
