import type { summaryApi } from '../../contract/summary.ts';
import { summaryInKroner } from '../../contract/summary-in-ore.ts';
import { messagesPath } from '../../domain/messages-path.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import type { Holdings } from '../standing/holdings.ts';
import { toSummary } from './summary.ts';

/**
 * Returns the handler of the overview's summary: the customer's tasks and coming dates
 * (spec: beyond §1, beyond §6).
 */
export function summaryHandlers(holdings: Holdings): Handlers<typeof summaryApi> {
  return {
    async 'GET /avtaleoversikt/sammendrag'(context) {
      const isInboxOurs = messagesPath(context.request.distributor) !== null;
      const [avtaler, tilbud, fakturaer, skader, meldinger] = await Promise.all([
        holdings.agreements(context),
        holdings.list(context, 'tilbud'),
        holdings.list(context, 'fakturaer'),
        holdings.list(context, 'skader'),
        isInboxOurs ? holdings.list(context, 'meldinger') : null,
      ]);
      const found = { avtaler, tilbud, fakturaer, skader, ...(meldinger ? { meldinger } : {}) };
      return summaryInKroner(toSummary(found, osloDate(Date.now())));
    },
  };
}
