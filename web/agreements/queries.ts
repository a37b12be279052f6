import type { AgreementQuery } from '../../contract/agreements.ts';
import { agreementListInOre } from '../../contract/in-ore.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';

const STALE_MS = 10_000;

/**
 * Returns the queries of the customer's agreements: in the main systems, and in those of the partner group, which only
 * customers with its integration have (spec: overview §6, overview §7). `query` limits both. A server of the previous
 * version ignores it and returns all agreements.
 */
export function agreementLists(query?: AgreementQuery) {
  const options = { ...(query && { query }), staleTime: STALE_MS, select: agreementListInOre };
  return [
    endpointQuery('GET /avtaleoversikt/avtaler', options),
    endpointQuery('GET /eikaintegrasjon/avtaler', options),
  ] as const;
}

export const [agreementsQuery, integrationAgreementsQuery] = agreementLists();

/** The query for pages that show only the names of insurances. */
export const NAMES: AgreementQuery = { uten: 'priser' };
