import { Type } from 'typebox';
import { OfferCount, OfferList, OfferParams, OfferQuery } from '../../contract/offers.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import { SYSTEMS } from '../../domain/systems.ts';
import type { ApiApp } from '../platform/http/api.ts';
import type { Sources } from '../sources/sources.ts';
import { deleteOffer } from './delete-offer.ts';
import { countOffers, toOfferList } from './offer-list.ts';

/** The customer's saved offers, from all systems (spec: overview §4.2, overview §7, decisions §4). */
export function offerRoutes(app: ApiApp, sources: Sources): void {
  app.get(
    '/avtaleoversikt/tilbud',
    { config: { login: true }, schema: { summary: 'List the saved offers', response: { 200: OfferList } } },
    async (request) => toOfferList(await sources.offers(request.customerId, SYSTEMS), osloDate(Date.now())),
  );

  app.get(
    '/avtaleoversikt/tilbud/antall',
    { config: { login: true }, schema: { summary: 'Count the saved offers', response: { 200: OfferCount } } },
    async (request) => {
      const { items, complete } = await sources.offers(request.customerId, SYSTEMS);
      return { antall: countOffers(items, osloDate(Date.now())), systemSourceError: !complete };
    },
  );

  app.delete(
    '/avtaleoversikt/tilbud/:avtaleNummer',
    {
      config: { login: true },
      schema: {
        summary: 'Delete a saved offer',
        params: OfferParams,
        querystring: OfferQuery,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { avtaleNummer } = request.params;
      await deleteOffer(sources, request.customerId, avtaleNummer, request.query.systemSource);
      return reply.code(204).send(null);
    },
  );
}
