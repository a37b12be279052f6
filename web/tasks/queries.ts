import { endpointQuery } from '../platform/api/endpoint-query.ts';

const OPTIONS = { staleTime: 10_000 };

/** The number of health declarations that the customer has to fill in (spec: overview §7). */
export const healthDeclarationsQuery = endpointQuery('GET /oversikt/helseerklaering', OPTIONS);

/** The number of offers that the customer has to accept (spec: overview §7). */
export const acceptOffersQuery = endpointQuery('GET /oversikt/aksepttilbud', OPTIONS);

/** The customer's tasks about vehicles (spec: overview §7). */
export const motorTasksQuery = endpointQuery('GET /motor/oppgaver/motoroppgaver', OPTIONS);

/** Whether the customer has unread messages. Used only with the partner-group integration (spec: overview §6). */
export const communicationQuery = endpointQuery('GET /eikaintegrasjon/kundekommunikasjon', OPTIONS);
