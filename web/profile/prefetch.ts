import type { QueryClient } from '@tanstack/react-query';
import type { DistributorView } from '../../contract/first-page.ts';
import { customerQuery, lifeCustomerQuery } from '../platform/api/customer.ts';
import { registeredAddress } from './format-address.ts';
import { addressesQuery, consentTextsQuery, placeQuery, reservationQuery } from './queries.ts';

/** Starts the calls that the profile is drawn from; done when all have answered or failed. */
export async function prefetchProfile(
  client: QueryClient,
  { showSamtykkerMinProfil }: Pick<DistributorView, 'showSamtykkerMinProfil'>,
): Promise<void> {
  await Promise.all([
    client.prefetchQuery(lifeCustomerQuery),
    client.prefetchQuery(reservationQuery),
    prefetchWithCustomer(),
  ]);

  async function prefetchWithCustomer() {
    await client.prefetchQuery(customerQuery);
    const customer = client.getQueryData(customerQuery.queryKey);
    if (!customer) return;
    const hasConsents = showSamtykkerMinProfil && !customer.isBankkunde;
    await Promise.all([
      customer.niceKundenummer && prefetchAddress(client),
      hasConsents && client.prefetchQuery(consentTextsQuery),
    ]);
  }
}

/** The addresses, and the place of the one that is shown. */
async function prefetchAddress(client: QueryClient): Promise<void> {
  await client.prefetchQuery(addressesQuery);
  const registered = registeredAddress(client.getQueryData(addressesQuery.queryKey)?.kundeadresser ?? []);
  if (registered) await client.prefetchQuery(placeQuery(registered.postnummer));
}
