import type { AddressList } from '../../../contract/profile.ts';
import { recordChange } from '../../platform/db/change-feed.ts';
import { lockCustomerRow } from '../../platform/db/customer-row.ts';
import type { Database } from '../../platform/db/database.ts';
import type { AddressTable } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/http/errors.ts';
import { type Actor, recordActivity } from '../../platform/observability/activities.ts';
import { CHANGE_RECORDS } from './change-records.ts';
import { addressesOf } from './person-to-wire.ts';
import { storedPerson } from './stored-person.ts';

/**
 * Makes the registered address the customer's first and the only one with the flag. Returns the stored
 * addresses (spec: shell §7.2). Nothing is changed if they are already so. No population register is
 * connected, so the flagged address counts as registered. Throws a 409 problem if no address is flagged.
 */
export async function refreshAddresses(db: Database, actor: Actor): Promise<AddressList> {
  const { customerId } = actor;
  return await db.transaction().execute(async (trx) => {
    const customer = await lockCustomerRow(trx, customerId);
    const toWire = (rows: readonly AddressTable[]) => ({
      kundeadresser: addressesOf(storedPerson(customer, rows)),
    });
    const before = await addressRows(trx, customerId);
    const refreshed = registeredFirst(before);
    if (!refreshed) throw new ProblemError(409, CHANGE_RECORDS['adresse/oppdater'].conflict);
    const isUnchanged = refreshed.every(
      ({ is_registered }, place) => before[place]?.is_registered === is_registered,
    );
    if (isUnchanged) return toWire(before);
    await trx.deleteFrom('address').where('customer_id', '=', customerId).execute();
    await trx.insertInto('address').values(refreshed).execute();
    await recordActivity(trx, actor, 'address-refreshed');
    await recordChange(trx, customerId, 'address-refreshed', toWire(refreshed));
    return toWire(refreshed);
  });
}

/** Returns the rows of the customer's addresses in order. */
export async function addressRows(db: Database, customerId: string): Promise<AddressTable[]> {
  return await db
    .selectFrom('address')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('position')
    .execute();
}

/**
 * Returns the addresses with the registered one first and the others in order, or null if none is registered.
 * If several are flagged, only the first keeps its flag.
 */
export function registeredFirst(addresses: readonly AddressTable[]): AddressTable[] | null {
  const registered = addresses.find((address) => address.is_registered === 1);
  if (!registered) return null;
  const others = addresses.filter((address) => address !== registered);
  return [registered, ...others].map((address, position) => ({
    ...address,
    position,
    is_registered: address === registered ? 1 : 0,
  }));
}
