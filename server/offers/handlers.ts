import type { OfferInOre } from '../../contract/in-ore.ts';
import type { offersApi } from '../../contract/offers.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { ProblemError, refusal } from '../platform/http/errors.ts';
import type { Collected } from '../sources/collect.ts';
import { orChangeProblem, ownItem, unknownOutcome } from '../sources/own-item.ts';
import type { ActingCustomer } from '../sources/source.ts';
import { mayHaveActed, SourceError } from '../sources/source-error.ts';
import type { Sources } from '../sources/sources.ts';
import type { AreaServices } from '../standing/area-services.ts';
import { presentPrices } from '../standing/present-prices.ts';
import { shownOffers, validOffers } from '../standing/shown-offers.ts';
import { offerComparison } from './comparison.ts';
import { toOfferList } from './offer-list.ts';

/** Returns the handlers for the customer's saved offers (spec: overview §4.2, overview §7, decisions §4). */
export function offerHandlers({ sources, holdings, customerRow }: AreaServices): Handlers<typeof offersApi> {
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

/**
 * Deletes the customer's offer in the system that holds it (spec: decisions §4). `offers` are the customer's
 * offers, limited to one system if the customer named one. Throws a problem in these cases:
 * - 404: there is no offer with the number.
 * - 409: two systems have the number, or the system refuses the deletion.
 * - 503: a system does not answer, or did not carry out the deletion.
 * - 502 or 504 with code UKJENT: the system may have deleted the offer.
 */
async function deleteOffer(
  sources: Sources,
  customer: ActingCustomer,
  policyNumber: string,
  offers: Collected<OfferInOre>,
): Promise<void> {
  const isMeant = (each: OfferInOre) => each.policyNumber === policyNumber;
  if (offers.items.filter(isMeant).length > 1) throw new ProblemError(409, 'ambiguousOffer');
  const offer = ownItem(offers, isMeant, 'noSuchOffer');
  const deleted = sources.deleteOffer(customer, offer).catch((error) => {
    const isUnknown = error instanceof SourceError && mayHaveActed(error.kind);
    throw isUnknown ? unknownOutcome(error.kind, 'deletionUnknown') : error;
  });
  if (!(await orChangeProblem(deleted))) throw refusal('not-the-customers', 404, 'noSuchOffer');
}
