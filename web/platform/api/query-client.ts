import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import type { DehydratedAnswer } from '../../../contract/first-page.ts';
import { HttpError } from './fetch.ts';

const MINUTE = 60_000;

/** Fetches the answer of a query: its key is the call's path, then its query where it has one. */
export type Fetcher = (
  path: string,
  query: Record<string, string> | undefined,
  signal: AbortSignal,
  /** false where nobody but the page itself asks: the session is not renewed */
  renews: boolean,
) => Promise<unknown>;

/** How long to wait before the one retry: 5 s, 10 s on slow connections (spec: overview §9). */
function retryDelay(): number {
  const connection = (globalThis.navigator as { connection?: { effectiveType?: string } } | undefined)
    ?.connection;
  return /2g/.test(connection?.effectiveType ?? '') ? 10_000 : 5_000;
}

/**
 * A query client whose queries are calls of the product, told by their keys. One retry, no refetch on focus, five
 * minutes' lifetime (spec: shell §7.3, shell §9). The server passes a fetcher that answers in-process and never retries.
 */
export function createQueryClient(fetcher: Fetcher, { retry = 1 }: { retry?: number } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey: [path, query], signal, meta }: QueryFunctionContext) =>
          fetcher(
            path as string,
            query as Record<string, string> | undefined,
            signal,
            meta?.renews !== false,
          ),
        gcTime: 5 * MINUTE,
        staleTime: MINUTE,
        retry: (failures, error) => failures < retry && !isRefused(error),
        retryDelay,
        refetchOnWindowFocus: false,
        // The page's own doing, which renews no session: healing.ts sees to it.
        refetchOnReconnect: false,
      },
    },
  });
}

/** The session is over, or another's; asking again would not help. */
function isRefused(error: unknown): boolean {
  return error instanceof HttpError && [401, 409].includes(error.status);
}

/** Puts the answers that the first page was drawn with into the cache, as if they had just come; parts are out of date. */
export function fillCache(client: QueryClient, answers: readonly DehydratedAnswer[]): void {
  for (const { key, data, part } of answers) {
    client.setQueryData(key, data);
    if (part) invalidate(client, key);
  }
}

/** Marks an answer as out of date without asking again: who needs it whole will. */
export function invalidate(client: QueryClient, queryKey: readonly unknown[]): void {
  void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}

/** The answers that a page was drawn with, for the browser to start from. Those out of date are parts. */
export function dehydrateAnswers(client: QueryClient): DehydratedAnswer[] {
  return client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success')
    .map(({ queryKey, state: { data, isInvalidated } }) => ({
      key: queryKey,
      data,
      ...(isInvalidated ? { part: true } : {}),
    }));
}
