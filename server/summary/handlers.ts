import type { summaryApi } from '../../contract/summary.ts';
import { summaryInKroner } from '../../contract/summary-in-ore.ts';
import { messagesPath } from '../../domain/messages-path.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import { INTEGRATION_SYSTEMS, MAIN_SYSTEMS, SYSTEMS } from '../../domain/systems.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { combined } from '../sources/collect.ts';
import type { Lists } from '../sources/lists.ts';
import { toSummary } from './summary.ts';

/** What waits for the customer soon, for the overview (spec: beyond §1). The sources are asked as by the lists themselves. */
export function summaryHandlers(lists: Lists): Handlers<typeof summaryApi> {
  return {
    async 'GET /avtaleoversikt/sammendrag'(context) {
      const isInboxOurs = messagesPath(context.request.distributor) !== null;
      const [main, integration, tilbud, fakturaer, skader, meldinger] = await Promise.all([
        lists(context, 'avtaler', MAIN_SYSTEMS),
        lists(context, 'avtaler', INTEGRATION_SYSTEMS),
        lists(context, 'tilbud', SYSTEMS),
        lists(context, 'fakturaer', SYSTEMS),
        lists(context, 'skader', SYSTEMS),
        isInboxOurs ? lists(context, 'meldinger', SYSTEMS) : null,
      ]);
      const avtaler = combined(main, integration);
      const found = { avtaler, tilbud, fakturaer, skader, ...(meldinger ? { meldinger } : {}) };
      return summaryInKroner(toSummary(found, osloDate(Date.now())));
    },
  };
}
