import type { QueryClient } from '@tanstack/react-query';
import type { AgreementQuery } from '../../contract/agreements.ts';
import type { Boot } from '../../contract/first-page.ts';
import { agreementListInOre } from '../../contract/in-ore.ts';
import { hasPartnerIntegration, type IntegrationSettings } from '../../domain/systems.ts';
import { customerQuery } from '../platform/api/customer.ts';
import { endpointQuery } from '../platform/api/endpoint-query.ts';
import type { PageQuery } from '../platform/api/prefetch.ts';

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

/** The query for pages that show only the names of insurances. */
export const NAMES: AgreementQuery = { uten: 'priser' };

/** What decides whose agreements a page shows, and from which systems. */
type PersonSettings = { distributor: IntegrationSettings; sharing?: Boot['sharing'] };

/** Returns whether the customer's bank has the integration; false while it is unknown (spec: overview §6). */
export function isIntegrated(client: QueryClient, distributor: IntegrationSettings): boolean {
  const bank = client.getQueryData(customerQuery.queryKey)?.loginBankplassRegisterNummer ?? null;
  return hasPartnerIntegration(distributor, bank);
}

/**
 * Returns the queries of a page that shows the customer's agreements, or the `wanted` ones. Contains the
 * integration's query only once the customer's bank is known. On behalf of another customer, the server knows their
 * bank, and answers with an empty list if there is no integration.
 */
export function agreementQueries(
  client: QueryClient,
  { distributor, sharing }: PersonSettings,
  wanted?: AgreementQuery,
): readonly PageQuery[] {
  const [main, integration] = agreementLists(wanted);
  if (sharing) return [main, integration];
  return [customerQuery, main, ...(isIntegrated(client, distributor) ? [integration] : [])];
}
