import type { AgreementQuery } from '../../contract/agreements.ts';
import { agreementListInOre } from '../../contract/in-ore.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';

const STALE_MS = 10_000;

/** The customer's agreements in the main systems (spec: overview §7). */
export const agreementsQuery = endpointQuery('GET /avtaleoversikt/avtaler', {
  staleTime: STALE_MS,
  select: agreementListInOre,
});

/**
 * The customer's agreements in the partner group's systems. Used only with the integration
 * (spec: overview §6).
 */
export const integrationAgreementsQuery = endpointQuery('GET /eikaintegrasjon/avtaler', {
  staleTime: STALE_MS,
  select: agreementListInOre,
});

/** The queries of both lists: of the main systems and of the integration. */
type AgreementLists = readonly [typeof agreementsQuery, typeof integrationAgreementsQuery];

const ALL: AgreementLists = [agreementsQuery, integrationAgreementsQuery];

/**
 * Returns the queries of both lists, limited by `query` if given. A server of the previous version ignores it
 * and returns all agreements.
 */
export function agreementLists(query: AgreementQuery | undefined): AgreementLists {
  if (!query) return ALL;
  const options = { query, staleTime: STALE_MS, select: agreementListInOre };
  return [
    endpointQuery('GET /avtaleoversikt/avtaler', options),
    endpointQuery('GET /eikaintegrasjon/avtaler', options),
  ];
}

/** The query for pages that show only the names of insurances. */
export const NAMES: AgreementQuery = { uten: 'priser' };
