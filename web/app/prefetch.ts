import type { QueryClient } from '@tanstack/react-query';
import type { Boot, DistributorView } from '../../contract/first-page.ts';
import { gotoOf } from '../login/goto.ts';
import { loginQuery } from '../login/queries.ts';
import { prefetchOffers } from '../offers/prefetch.ts';
import { offerCountQuery } from '../offers/queries.ts';
import { prefetchOverview } from '../overview/prefetch.ts';
import { prefetchProfile } from '../profile/prefetch.ts';
import { prefetchPurchaseEntries } from '../purchase-entries/prefetch.ts';
import { bankContactQuery, clientContextQuery } from '../shell/queries.ts';
import { BASE_PATH, routeOf } from './routes.ts';

/** What the pages with scripts of their own are drawn from, by route. */
const OF_PAGE: Readonly<
  Record<string, (client: QueryClient, distributor: DistributorView) => Promise<void>>
> = {
  '/forsikringsprofil': prefetchProfile,
  '/kjopsinnganger': prefetchPurchaseEntries,
  '/tilbud': prefetchOffers,
};

/** Starts the calls that the page of this address is drawn from; done when all have answered or failed. */
export async function prefetch(client: QueryClient, boot: Boot, url: URL): Promise<void> {
  const isLoggedIn = boot.session?.kfpSessionId !== undefined;
  await Promise.all([prefetchContent(client, boot, url), isLoggedIn && prefetchShell(client)]);
}

async function prefetchContent(client: QueryClient, { session, distributor }: Boot, url: URL) {
  const isRoot = url.pathname.replace(/\/$/, '') === BASE_PATH;
  const { toggles, shortname } = distributor;
  const prefetchPage = OF_PAGE[routeOf(url.pathname)];
  if (prefetchPage && session?.kfpSessionId) return await prefetchPage(client, distributor);
  if (!isRoot || session === null || toggles['nysalg-skade'] === 'false') return;
  if (session.kfpSessionId) return await prefetchOverview(client, shortname);
  if (toggles['direkte-innlogging'] === 'false') return;
  await client.prefetchQuery(loginQuery(gotoOf(url)));
}

/** What the menu, the header and the footer of a logged-in customer are drawn from. */
async function prefetchShell(client: QueryClient) {
  await Promise.all([
    client.prefetchQuery(clientContextQuery),
    client.prefetchQuery(bankContactQuery),
    client.prefetchQuery(offerCountQuery),
  ]);
}
