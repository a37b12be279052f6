import type { Database } from '../platform/db/database.ts';
import type { SharingAccess } from '../platform/http/on-behalf.ts';
import { recordActivitiesOnce } from '../platform/observability/activities.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import { timeOrderedId } from '../platform/time-ordered-id.ts';
import { activeSharing, sharingFields } from './sharings.ts';

/**
 * Time in ms in which reading the same again in a session is the same look. A receiver could otherwise fill the giver's
 * activities.
 */
const LOOK_MS = 10 * 60_000;

/** Returns the store's sharings as the access rule reads them, on each request (spec: beyond §12). */
export function sharingAccess(db: Database): SharingAccess {
  return {
    async find({ request, receiverId }) {
      const row = await activeSharing(db, request.sharingId ?? '', receiverId);
      if (!row) return null;
      const { giver_id: giverId } = row;
      // Unknown in sharings of earlier versions: only the giver's bank then decides.
      const partnerIntegration = row.partner_integration === 1;
      return { giverId, scopes: sharingFields(row).omfang, partnerIntegration };
    },
    async record({ request }, { giverId }) {
      const { session, sharingId } = request;
      if (!session) return;
      const at = Date.now();
      const idFor = (customerId: string) =>
        timeOrderedId(
          at - (at % LOOK_MS),
          `${customerId} ${sharingId} ${session.kfpSessionId} ${request.routeOptions.url}`,
        );
      const own = { id: idFor(session.customerId), actor: session, at };
      const ofGiver = { id: idFor(giverId), actor: { customerId: giverId }, at };
      const isNew = await db.transaction().execute(async (transaction) => {
        const recorded = await recordActivitiesOnce(transaction, 'shared-data-seen', [own]);
        await recordActivitiesOnce(transaction, 'own-data-seen-by-other', [ofGiver]);
        return recorded.size > 0;
      });
      if (isNew) securityEvent(request, 'shared-data-seen', { giverId });
    },
  };
}
