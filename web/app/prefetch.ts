import type { QueryClient } from '@tanstack/react-query';
import type { Boot } from '../../contract/first-page.ts';
import { offerCountQuery } from '../offers/queries.ts';
import { type PageQuery, prefetchQueries } from '../platform/api/prefetch.ts';
import { bankContactQuery, clientContextQuery } from '../shell/queries.ts';
import type { PageRoute } from './route.ts';

/** What the menu, the header and the footer of a logged-in customer render from. */
const SHELL = [clientContextQuery, bankContactQuery, offerCountQuery];

/** Fetches what a page renders from, for whoever may see it; done when all has succeeded or failed. */
export async function prefetch(client: QueryClient, boot: Boot, url: URL, route: PageRoute): Promise<void> {
  await prefetchQueries(client, () => queriesOf(client, boot, url, route));
}

/** Returns whether all that a page renders from has come. */
export function isWhole(client: QueryClient, boot: Boot, url: URL, route: PageRoute): boolean {
  const queries = queriesOf(client, boot, url, route);
  return (
    boot.session !== null && queries.every(({ queryKey }) => client.getQueryData(queryKey) !== undefined)
  );
}

function queriesOf(client: QueryClient, boot: Boot, url: URL, route: PageRoute): readonly PageQuery[] {
  const isLoggedIn = boot.session?.kfpSessionId !== undefined;
  const mayShow = { login: isLoggedIn, session: boot.session !== null, none: true }[route.gate ?? 'none'];
  return [...(isLoggedIn ? SHELL : []), ...(mayShow ? (route.queries?.({ client, boot, url }) ?? []) : [])];
}
