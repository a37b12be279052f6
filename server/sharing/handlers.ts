import type { NewSharing, sharingApi } from '../../contract/sharing.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { ProblemError } from '../platform/http/errors.ts';
import { writtenNationalId } from '../platform/http/written-national-id.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import { expectFreshLogin } from '../session/fresh-login.ts';
import type { AreaServices } from '../standing/area-services.ts';
import { sharingList } from './sharing-list.ts';
import { accept, end, type Invitation, invite } from './sharings.ts';

/** Returns the handlers by which customers let others see what they have (spec: beyond §12). */
export function sharingHandlers({ db, sources, customerRow }: AreaServices): Handlers<typeof sharingApi> {
  return {
    'GET /deling': async (asked) => await sharingList({ db, sources }, await customerRow(asked)),

    async 'POST /deling'({ request, session, body }) {
      expectFreshLogin(session, 'freshLoginToShare');
      const { partnerIntegration = false } = request.distributor;
      const id = await invite(db, session, { ...invitationOf(body), partnerIntegration });
      securityEvent(request, 'sharing-given');
      return { id };
    },

    async 'POST /deling/:id/godta'({ request, session, params }) {
      await accept(db, session, params.id);
      securityEvent(request, 'sharing-accepted');
      return null;
    },

    async 'DELETE /deling/:id'({ request, session, params }) {
      await end(db, session, params.id);
      securityEvent(request, 'sharing-ended');
      return null;
    },
  };
}

function invitationOf({ ssn, omfang, dager }: NewSharing): Omit<Invitation, 'partnerIntegration'> {
  const receiverSsn = writtenNationalId(ssn);
  if (!omfang.includes('FORSIKRINGER')) throw new ProblemError(400, 'scopeNeedsInsurances');
  return { receiverSsn, scopes: omfang, days: dager };
}
