import type { ReceivedSharing } from '../../contract/sharing.ts';
import type { SharingOf, summaryApi } from '../../contract/summary.ts';
import { summaryInKroner } from '../../contract/summary-in-ore.ts';
import { messagesPath } from '../../domain/messages-path.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import { nonEmptyField } from '../platform/db/optional-fields.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import type { CustomerRequest } from '../platform/http/per-request.ts';
import type { AreaServices } from '../standing/area-services.ts';
import { acceptedSharings, waitingInvitations } from '../standing/waiting.ts';
import { toSummary } from './summary.ts';

type SummaryDeps = AreaServices & {
  /** reads what others share with the customer, or want to */
  receivedSharings: (asked: CustomerRequest) => Promise<readonly ReceivedSharing[]>;
};

/** Returns the handler of the overview's summary: the customer's tasks and coming dates (spec: beyond §1, beyond §6). */
export function summaryHandlers({ holdings, receivedSharings }: SummaryDeps): Handlers<typeof summaryApi> {
  return {
    async 'GET /avtaleoversikt/sammendrag'(context) {
      const isInboxOurs = messagesPath(context.request.distributor) !== null;
      const [avtaler, tilbud, fakturaer, skader, meldinger, received] = await Promise.all([
        holdings.agreements(context),
        holdings.list(context, 'tilbud'),
        holdings.list(context, 'fakturaer'),
        holdings.list(context, 'skader'),
        isInboxOurs ? holdings.list(context, 'meldinger') : null,
        receivedSharings(context),
      ]);
      const found = { avtaler, tilbud, fakturaer, skader, ...(meldinger ? { meldinger } : {}) };
      return {
        ...summaryInKroner(toSummary(found, osloDate(Date.now()))),
        ...nonEmptyField('invitasjoner', waitingInvitations(received).map(withName)),
        ...nonEmptyField('delesMedDeg', acceptedSharings(received).map(withName)),
      };
    },
  };
}

function withName({ id, navn }: ReceivedSharing): SharingOf {
  return { id, navn };
}
