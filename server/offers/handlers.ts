import type { offersApi } from '../../contract/offers.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import { INTEGRATION_SYSTEMS, MAIN_SYSTEMS, SYSTEMS } from '../../domain/systems.ts';
import type { CustomerRow } from '../platform/db/customer-row.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import type { CustomerRequest } from '../platform/http/per-request.ts';
import type { Lists } from '../sources/lists.ts';
import type { Sources } from '../sources/sources.ts';
import { deleteOffer } from './delete-offer.ts';
import { countOffers, toOfferList } from './offer-list.ts';
import { presentPrices } from './present-prices.ts';
import { validOffers } from './valid-offers.ts';

/** The customer's saved offers, from all systems (spec: overview §4.2, overview §7, decisions §4). */
export function offerHandlers(
  sources: Sources,
  lists: Lists,
  customerRow: CustomerRow,
): Handlers<typeof offersApi> {
  const offersOf = (asked: CustomerRequest) => lists(asked, 'tilbud', SYSTEMS);

  return {
    'GET /avtaleoversikt/tilbud': async (context) =>
      toOfferList(await offersOf(context), osloDate(Date.now())),

    async 'GET /avtaleoversikt/tilbud/antall'(context) {
      const { items, complete } = await offersOf(context);
      return { antall: countOffers(items, osloDate(Date.now())), systemSourceError: !complete };
    },

    async 'GET /avtaleoversikt/tilbud/dagenspriser'(context) {
      // The same lists as the overview's other answers are made of: it has this one without a further question.
      const [main, integration, { items }] = await Promise.all([
        lists(context, 'avtaler', MAIN_SYSTEMS),
        lists(context, 'avtaler', INTEGRATION_SYSTEMS),
        offersOf(context),
      ]);
      const agreements = [...main.items, ...integration.items];
      return { priser: presentPrices(validOffers(items, osloDate(Date.now())), agreements) };
    },

    async 'DELETE /avtaleoversikt/tilbud/:avtaleNummer'({ params, query, ...asked }) {
      const customer = { ...(await customerRow(asked)), actor: asked.session };
      await deleteOffer(sources, customer, params.avtaleNummer, query.systemSource);
      return null;
    },
  };
}
