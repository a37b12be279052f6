import type { QueryClient } from '@tanstack/react-query';
import type { AgreementQuery } from '../../contract/agreements.ts';
import type { Boot } from '../../contract/first-page.ts';
import { hasPartnerIntegration, type IntegrationSettings } from '../../domain/systems.ts';
import { customerQuery } from '../platform/api/customer.ts';
import type { PageQuery } from '../platform/api/prefetch.ts';
import { agreementLists } from './queries.ts';

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
