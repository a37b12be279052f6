import type { FastifyRequest } from 'fastify';
import type { ShownSharing } from '../../contract/first-page.ts';
import { nameOf, type SharingDeps } from './sharing-list.ts';
import { activeSharing, sharingFields } from './sharings.ts';

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
