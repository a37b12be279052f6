import type { QueryClient } from '@tanstack/react-query';
import type { Boot } from '../../contract/first-page.ts';
import { gotoOf } from '../login/goto.ts';
import { loginQuery } from '../login/queries.ts';
import { offerCountQuery } from '../offers/queries.ts';
import { prefetchOverview } from '../overview/prefetch.ts';
import { prefetchPurchaseEntries } from '../purchase-entries/prefetch.ts';
import { bankContactQuery, clientContextQuery } from '../shell/queries.ts';
import { BASE_PATH, routeOf } from './routes.ts';

/** Starts the calls that the page of this address is drawn from; done when all have answered or failed. */
export async function prefetch(client: QueryClient, boot: Boot, url: URL): Promise<void> {
  const isLoggedIn = boot.session?.kfpSessionId !== undefined;
  await Promise.all([prefetchContent(client, boot, url), isLoggedIn && prefetchShell(client)]);
}

async function prefetchContent(client: QueryClient, { session, distributor }: Boot, url: URL) {
  const isRoot = url.pathname.replace(/\/$/, '') === BASE_PATH;
  const { toggles, shortname } = distributor;
  if (session?.kfpSessionId && routeOf(url.pathname) === '/kjopsinnganger') {
    return await prefetchPurchaseEntries(client);
  }
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
