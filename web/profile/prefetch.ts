import type { QueryClient } from '@tanstack/react-query';
import type { DistributorView } from '../../contract/first-page.ts';
import type { PostcodeList } from '../../contract/profile.ts';
import { customerQuery, lifeCustomerQuery } from '../platform/api/customer.ts';
import { invalidate } from '../platform/api/query-client.ts';
import { placesOf } from './page-places.ts';
import { addressesQuery, consentTextsQuery, postcodesQuery, reservationQuery } from './queries.ts';

/** The postcode list, the same for everybody: read once, since reading it takes longer than drawing a page. */
let register: PostcodeList | undefined;

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

/** The addresses, and of the postcode list their part: it is out of date at once, so that the whole can be asked for. */
async function prefetchAddress(client: QueryClient): Promise<void> {
  await client.prefetchQuery(addressesQuery);
  const addresses = client.getQueryData(addressesQuery.queryKey);
  if (!addresses) return;
  register ??= await client.fetchQuery(postcodesQuery).catch(() => undefined);
  if (!register) return;
  // Nothing comes between: the whole list never goes into a page.
  client.setQueryData(postcodesQuery.queryKey, placesOf(addresses, register));
  invalidate(client, postcodesQuery.queryKey);
}
