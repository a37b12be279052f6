import type { Boot } from '../../contract/first-page.ts';
import { offerCountQuery } from '../offers/queries.ts';
import { type PageQuery, prefetchQueries } from '../platform/api/prefetch.ts';
import { bankContactQuery } from '../platform/bank-contact.ts';
import { clientContextQuery } from '../shell/queries.ts';
import type { PageRoute, QueriesOptions } from './route.ts';

/** The queries of the menu, header and footer for a logged-in customer. */
const SHELL_QUERIES = [clientContextQuery, bankContactQuery, offerCountQuery];
/** Those of a page with another customer's data. */
const SHARED_SHELL_QUERIES = [clientContextQuery];

/** Fetches the data of a page if the session may see it. Resolves when all queries have succeeded or failed. */
export async function prefetch(route: PageRoute, options: QueriesOptions): Promise<void> {
  await prefetchQueries(options.client, () => queriesOf(route, options));
}

/** Fetches the data that decides whether a page exists. Resolves when these queries have succeeded or failed. */
export async function prefetchExistence(route: PageRoute, options: QueriesOptions): Promise<void> {
  const { client, boot } = options;
  const isOpen = ({ queryKey }: PageQuery) =>
    (client.getQueryState(queryKey)?.status ?? 'pending') === 'pending';
  await prefetchQueries(client, () =>
    mayShow(boot, route) ? (route.existence?.(options) ?? []).filter(isOpen) : [],
  );
}

/** Returns whether all data of a page has loaded. */
export function hasAllData(route: PageRoute, options: QueriesOptions): boolean {
  const { client, boot } = options;
  const queries = queriesOf(route, options);
  return (
    boot.session !== null && queries.every(({ queryKey }) => client.getQueryData(queryKey) !== undefined)
  );
}

function queriesOf(route: PageRoute, options: QueriesOptions): readonly PageQuery[] {
  const { boot } = options;
  return [
    ...(isLoggedIn(boot) ? (boot.sharing ? SHARED_SHELL_QUERIES : SHELL_QUERIES) : []),
    ...(mayShow(boot, route) ? (route.queries?.(options) ?? []) : []),
  ];
}

function mayShow(boot: Boot, { gate }: PageRoute): boolean {
  return { login: isLoggedIn(boot), session: boot.session !== null, none: true }[gate ?? 'none'];
}

function isLoggedIn({ session }: Boot): boolean {
  return session?.kfpSessionId !== undefined;
}
