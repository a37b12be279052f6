import type { Database } from '../platform/db/database.ts';
import type { SharingAccess } from '../platform/http/on-behalf.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import { activeSharing, sharingFields } from './sharings.ts';

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
      const { session } = request;
      if (!session) return;
      await db.transaction().execute(async (transaction) => {
        await recordActivity(transaction, session, 'shared-data-seen');
        await recordActivity(transaction, { customerId: giverId }, 'own-data-seen-by-other');
      });
      securityEvent(request, 'shared-data-seen', { giverId });
    },
  };
}
