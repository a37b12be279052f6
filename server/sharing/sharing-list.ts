import type { SharingList } from '../../contract/sharing.ts';
import { initialsOf } from '../../domain/initials.ts';
import type { Database } from '../platform/db/database.ts';
import { optionalField } from '../platform/db/optional-fields.ts';
import type { CustomerSource } from '../sources/customer/customer-source.ts';
import { ifAnswered } from '../sources/source-error.ts';
import { openSharings, sharingFields } from './sharings.ts';

export type SharingDeps = { db: Database; person: CustomerSource['person'] };

/** Returns the customer's sharings that have not ended, the newest first (spec: beyond §12). */
export async function sharingList(
  deps: SharingDeps,
  customer: { id: string; ssn: string },
): Promise<SharingList> {
  const { given, received } = await openSharings(deps.db, customer);
  const gitt = given.map(async (row) => ({
    ...sharingFields(row),
    ...optionalField('initialer', row.receiver_id && initialsOf(await nameOf(deps, row.receiver_id))),
  }));
  const mottatt = received.map(async (row) => ({
    ...sharingFields(row),
    navn: await nameOf(deps, row.giver_id),
  }));
  return { gitt: await Promise.all(gitt), mottatt: await Promise.all(mottatt) };
}

/** Returns the name of the customer on the other side; '' if it is unknown, or the system with it does not answer. */
export async function nameOf({ db, person }: SharingDeps, customerId: string): Promise<string> {
  const row = await db.selectFrom('customer').selectAll().where('id', '=', customerId).executeTakeFirst();
  if (!row) return '';
  const { navn } = (await ifAnswered(person(row))) ?? { navn: row.name };
  return navn ?? '';
}
