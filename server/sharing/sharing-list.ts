import type { FastifyRequest } from 'fastify';
import type { ShownSharing } from '../../contract/first-page.ts';
import type { SharingList } from '../../contract/sharing.ts';
import { initialsOf } from '../../domain/initials.ts';
import { optionalField } from '../platform/db/optional-fields.ts';
import { ifAnswered } from '../sources/source-error.ts';
import type { AreaServices } from '../standing/area-services.ts';
import { activeSharing, openSharings, sharingFields } from './sharings.ts';

type SharingDeps = Pick<AreaServices, 'db' | 'sources'>;

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
async function nameOf({ db, sources }: SharingDeps, customerId: string): Promise<string> {
  const row = await db.selectFrom('customer').selectAll().where('id', '=', customerId).executeTakeFirst();
  if (!row) return '';
  const { navn } = (await ifAnswered(sources.customer.person(row))) ?? { navn: row.name };
  return navn ?? '';
}

/** Returns the sharing through which a page shows another customer's data; null: the customer has no such sharing now. */
export type FindShownSharing = (request: FastifyRequest) => Promise<ShownSharing | null>;

/** Returns a function that reads the sharing of a page's request from the store (spec: beyond §12). */
export function shownSharing(deps: SharingDeps): FindShownSharing {
  return async ({ session, sharingId }) => {
    const row = session && sharingId && (await activeSharing(deps.db, sharingId, session.customerId));
    if (!row) return null;
    const { id, omfang, til } = sharingFields(row);
    return { id, omfang, til, navn: await nameOf(deps, row.giver_id) };
  };
}
