import type { Address } from '../../contract/profile.ts';
import { recordChange } from '../platform/db/change-feed.ts';
import { customerDeletedError, lockCustomerRow } from '../platform/db/customer-row.ts';
import type { Database } from '../platform/db/database.ts';
import type { AddressTable } from '../platform/db/schema.ts';
import { ProblemError } from '../platform/http/errors.ts';
import { type Actor, recordActivity } from '../platform/observability/activities.ts';
import { registeredFirst } from './registered-first.ts';

/** Returns the customer's addresses in order. */
export async function readAddresses(db: Database, customerId: string): Promise<Address[]> {
  await db
    .selectFrom('customer')
    .select('id')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow(customerDeletedError);
  return (await addressRows(db, customerId)).map(toAddress);
}

/**
 * Makes the registered address the customer's first and the only one with the flag. Returns the stored
 * addresses (spec: shell §7.2). Nothing is changed if they are already so. No population register is
 * connected, so the flagged address counts as registered. Throws a 409 problem if no address is flagged.
 */
export async function refreshAddresses(db: Database, actor: Actor): Promise<Address[]> {
  const { customerId } = actor;
  return await db.transaction().execute(async (trx) => {
    await lockCustomerRow(trx, customerId);
    const before = await addressRows(trx, customerId);
    const refreshed = registeredFirst(before);
    if (!refreshed) throw new ProblemError(409, 'noRegisteredAddress');
    const isUnchanged = refreshed.every(
      ({ is_registered }, place) => before[place]?.is_registered === is_registered,
    );
    if (isUnchanged) return before.map(toAddress);
    await trx.deleteFrom('address').where('customer_id', '=', customerId).execute();
    await trx.insertInto('address').values(refreshed).execute();
    await recordActivity(trx, actor, 'address-refreshed');
    const kundeadresser = refreshed.map(toAddress);
    await recordChange(trx, customerId, 'address-refreshed', { kundeadresser });
    return kundeadresser;
  });
}

async function addressRows(db: Database, customerId: string): Promise<AddressTable[]> {
  return await db
    .selectFrom('address')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('position')
    .execute();
}

function toAddress(row: AddressTable): Address {
  return {
    isFolkreregistrert: row.is_registered === 1,
    ...(row.street === null ? {} : { gatenavn: row.street }),
    ...(row.house_number === null ? {} : { gatenummer: row.house_number }),
    ...(row.house_letter === null ? {} : { gatenummerBokstav: row.house_letter }),
    ...(row.farm_number === null ? {} : { gaardsnummer: row.farm_number }),
    ...(row.title_number === null ? {} : { bruksnummer: row.title_number }),
    postnummer: row.postcode,
  };
}
