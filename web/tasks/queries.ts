import { endpointQuery } from '../platform/api/endpoint-query.ts';

const STALE_MS = 10_000;

/** How many health declarations the customer has to fill in (spec: overview §7). */
export const healthDeclarationsQuery = endpointQuery('GET /oversikt/helseerklaering', {
  staleTime: STALE_MS,
});

/** How many offers the customer has to accept (spec: overview §7). */
export const acceptOffersQuery = endpointQuery('GET /oversikt/aksepttilbud', {
  staleTime: STALE_MS,
});

/** What the customer has to do about vehicles (spec: overview §7). */
export const motorTasksQuery = endpointQuery('GET /motor/oppgaver/motoroppgaver', {
  staleTime: STALE_MS,
});

/** Whether messages wait unread; asked for with the partner-group integration only (spec: overview §6). */
export const communicationQuery = endpointQuery('GET /eikaintegrasjon/kundekommunikasjon', {
  staleTime: STALE_MS,
});
