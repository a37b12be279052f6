import { agreementListInOre } from '../../contract/in-ore.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';

const STALE_MS = 10_000;

/** The customer's agreements in the main systems (spec: overview §7). */
export const agreementsQuery = endpointQuery('GET /avtaleoversikt/avtaler', {
  staleTime: STALE_MS,
  select: agreementListInOre,
});

/** The customer's agreements in the partner group's systems; asked for with the integration only (spec: overview §6). */
export const integrationAgreementsQuery = endpointQuery('GET /eikaintegrasjon/avtaler', {
  staleTime: STALE_MS,
  select: agreementListInOre,
});
