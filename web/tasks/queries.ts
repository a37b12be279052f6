import { endpointQuery } from '../platform/api/endpoint-query.ts';

const STALE_MS = 10_000;

/** The number of health declarations that the customer has to fill in (spec: overview §7). */
export const healthDeclarationsQuery = endpointQuery('GET /oversikt/helseerklaering', {
  staleTime: STALE_MS,
});

/** The number of offers that the customer has to accept (spec: overview §7). */
export const acceptOffersQuery = endpointQuery('GET /oversikt/aksepttilbud', {
  staleTime: STALE_MS,
});

/** The customer's tasks about vehicles (spec: overview §7). */
export const motorTasksQuery = endpointQuery('GET /motor/oppgaver/motoroppgaver', {
  staleTime: STALE_MS,
});

/** Whether the customer has unread messages. Used only with the partner-group integration (spec: overview §6). */
export const communicationQuery = endpointQuery('GET /eikaintegrasjon/kundekommunikasjon', {
  staleTime: STALE_MS,
});
