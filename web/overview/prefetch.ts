import type { QueryClient } from '@tanstack/react-query';
import { hasPartnerIntegration } from '../../domain/systems.ts';
import { agreementsQuery, integrationAgreementsQuery } from '../agreements/queries.ts';
import { offersQuery } from '../offers/queries.ts';
import { customerQuery } from '../platform/api/customer.ts';
import { recommendationsQuery } from '../recommendations/queries.ts';
import { prefetchCommunication, prefetchTasks } from '../tasks/prefetch.ts';

/** Starts the calls that the overview is drawn from; done when all have answered or failed. */
export async function prefetchOverview(client: QueryClient, shortname: string): Promise<void> {
  await Promise.all([
    client.prefetchQuery(agreementsQuery),
    client.prefetchQuery(offersQuery),
    prefetchTasks(client),
    client.prefetchQuery(recommendationsQuery),
    prefetchCustomer(),
  ]);

  async function prefetchCustomer() {
    await client.prefetchQuery(customerQuery);
    const bank = client.getQueryData(customerQuery.queryKey)?.loginBankplassRegisterNummer ?? null;
    if (!hasPartnerIntegration(shortname, bank)) return;
    await Promise.all([client.prefetchQuery(integrationAgreementsQuery), prefetchCommunication(client)]);
  }
}
