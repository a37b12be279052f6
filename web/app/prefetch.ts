import type { QueryClient } from '@tanstack/react-query';
import type { Boot } from '../../contract/first-page.ts';
import { offerCountQuery } from '../offers/queries.ts';
import { prefetchQueries } from '../platform/api/prefetch.ts';
import { bankContactQuery, clientContextQuery } from '../shell/queries.ts';
import type { PageRoute } from './route.ts';

/** What the menu, the header and the footer of a logged-in customer render from. */
const SHELL = [clientContextQuery, bankContactQuery, offerCountQuery];

/** Fetches what a page renders from, for whoever may see it; done when all has succeeded or failed. */
export async function prefetch(client: QueryClient, boot: Boot, url: URL, route: PageRoute): Promise<void> {
  const isLoggedIn = boot.session?.kfpSessionId !== undefined;
  const mayShow = { login: isLoggedIn, session: boot.session !== null, none: true }[route.gate ?? 'none'];
  await prefetchQueries(client, () => [
    ...(isLoggedIn ? SHELL : []),
    ...(mayShow ? (route.queries?.({ client, boot, url }) ?? []) : []),
  ]);
}
