import type { QueryClient } from '@tanstack/react-query';
import type { AgreementQuery } from '../../contract/agreements.ts';
import { hasPartnerIntegration, type IntegrationSettings } from '../../domain/systems.ts';
import { customerQuery } from '../platform/api/customer.ts';
import type { PageQuery } from '../platform/api/prefetch.ts';
import { agreementLists } from './queries.ts';

/** Returns whether the customer has agreements in the integration too, as far as their bank is known (spec: overview §6). */
export function isIntegrated(client: QueryClient, distributor: IntegrationSettings): boolean {
  const bank = client.getQueryData(customerQuery.queryKey)?.loginBankplassRegisterNummer ?? null;
  return hasPartnerIntegration(distributor, bank);
}

/** Returns what a page with the customer's agreements, or with those that it wants, renders from, as far as it is known which. */
export function agreementQueries(
  client: QueryClient,
  distributor: IntegrationSettings,
  wanted?: AgreementQuery,
): readonly PageQuery[] {
  const [main, integration] = agreementLists(wanted);
  return [customerQuery, main, ...(isIntegrated(client, distributor) ? [integration] : [])];
}
