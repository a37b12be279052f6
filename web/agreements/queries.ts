import type { AgreementQuery } from '../../contract/agreements.ts';
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

/** What the lists of agreements are asked for, of the main systems and of the integration. */
type AgreementLists = readonly [typeof agreementsQuery, typeof integrationAgreementsQuery];

const ALL: AgreementLists = [agreementsQuery, integrationAgreementsQuery];

/** Returns both lists of the agreements that are wanted, or of all; a server of the version before answers with all. */
export function agreementLists(query: AgreementQuery | undefined): AgreementLists {
  if (!query) return ALL;
  const options = { query, staleTime: STALE_MS, select: agreementListInOre };
  return [
    endpointQuery('GET /avtaleoversikt/avtaler', options),
    endpointQuery('GET /eikaintegrasjon/avtaler', options),
  ];
}

/** What is asked for where insurances are named alone. */
export const NAMES: AgreementQuery = { uten: 'priser' };
