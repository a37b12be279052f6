import type { offersApi } from '../../contract/offers.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import type { CustomerRow } from '../platform/db/customer-row.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import type { Sources } from '../sources/sources.ts';
import type { Holdings } from '../standing/holdings.ts';
import { presentPrices } from '../standing/present-prices.ts';
import { shownOffers, validOffers } from '../standing/shown-offers.ts';
import { offerComparison } from './compare.ts';
import { deleteOffer } from './delete-offer.ts';
import { toOfferList } from './offer-list.ts';

/** Returns the handlers for the customer's saved offers (spec: overview §4.2, overview §7, decisions §4). */
export function offerHandlers(
  sources: Sources,
  holdings: Holdings,
  customerRow: CustomerRow,
): Handlers<typeof offersApi> {
  return {
    'GET /avtaleoversikt/tilbud': async (context) =>
      toOfferList(await holdings.list(context, 'tilbud'), osloDate(Date.now())),

    async 'GET /avtaleoversikt/tilbud/antall'(context) {
      const { items, complete } = await holdings.list(context, 'tilbud');
      return { antall: shownOffers(items, osloDate(Date.now())).length, systemSourceError: !complete };
    },

    async 'GET /avtaleoversikt/tilbud/dagenspriser'(context) {
      const [agreements, offers] = await Promise.all([
        holdings.agreements(context),
        holdings.list(context, 'tilbud'),
      ]);
      const valid = validOffers(offers.items, osloDate(Date.now()));
      return { priser: presentPrices(valid, agreements.items) };
    },

    'GET /avtaleoversikt/tilbud/sammenligning': async ({ query, ...asked }) =>
      await offerComparison(holdings, asked, query, osloDate(Date.now())),

    async 'DELETE /avtaleoversikt/tilbud/:avtaleNummer'({ params, query, ...asked }) {
      const customer = { ...(await customerRow(asked)), actor: asked.session };
      const offers = await holdings.list(asked, 'tilbud', query.systemSource);
      await deleteOffer(sources, customer, params.avtaleNummer, offers);
      return null;
    },
  };
}
