import { hashKey, QueryClient, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query';
import type { DehydratedAnswer } from '../../../contract/first-page.ts';
import { unmaskText } from '../../../domain/mask-text.ts';
import { isInBackground } from './background.ts';
import { HttpError } from './http-error.ts';
import { intervalWhileIncomplete } from './refetch-incomplete.ts';

const MINUTE = 60_000;

/** Fetches the answer of a query. The key is the endpoint's path, followed by its query if there is one. */
export type Fetcher = (
  path: string,
  query: Record<string, string> | undefined,
  signal: AbortSignal,
  /** false when the page asks without the customer's action: the session is not renewed */
  renews: boolean,
) => Promise<unknown>;

/** Returns the delay before the only retry: 5 s, or 10 s on slow connections (spec: overview §9). */
function retryDelay(): number {
  const connection = (globalThis.navigator as { connection?: { effectiveType?: string } } | undefined)
    ?.connection;
  return /2g/.test(connection?.effectiveType ?? '') ? 10_000 : 5_000;
}

/** The errors of background fetches. */
const backgroundErrors = new WeakSet<object>();

/**
 * Creates a query client whose queries are GET endpoints, identified by their keys. One retry, no refetch on
 * focus, and the library's cache lifetime of five minutes (spec: shell §7.3, shell §9). Incomplete answers are fetched
 * again (ADR-008). On the server, the fetcher calls the handlers, and `retry` is 0. Without a `gcTime` the library starts
 * no timer there: for five minutes it would keep the request of a page that did not wait for all answers. `person`: the
 * sharing through which the answers are read. It is part of each query's identity, so that no answer belongs to two
 * persons (ADR-046).
 */
export function createQueryClient(
  fetcher: Fetcher,
  { retry = 1, person }: { retry?: number; person?: string | undefined } = {},
): QueryClient {
  async function queryFn({ queryKey: [path, query], signal, meta }: QueryFunctionContext): Promise<unknown> {
    const renews = meta?.renews !== false && !isInBackground();
    try {
      return await fetcher(path as string, query as Record<string, string> | undefined, signal, renews);
    } catch (error) {
      if (!renews && error instanceof Error) backgroundErrors.add(error);
      throw error;
    }
  }

  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn,
        ...(person !== undefined && { queryKeyHashFn: (key) => `${person} ${hashKey(key)}` }),
        staleTime: MINUTE,
        retry: (failures, error) => failures < retry && !isFinal(error) && !backgroundErrors.has(error),
        retryDelay,
        refetchInterval: intervalWhileIncomplete,
        refetchOnWindowFocus: false,
        // `refetchOnReconnect` in background.ts replaces it: React Query's own refetch would renew the
        // session.
        refetchOnReconnect: false,
      },
    },
  });
}

/**
 * Returns whether a retry would not help: the session has ended or is another one, the customer asks too often, or has
 * already waited until the deadline.
 */
function isFinal(error: unknown): boolean {
  if (error instanceof HttpError) return [401, 409, 429].includes(error.status);
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/**
 * Adds the answers of the server-rendered page to the cache, with the browser's current time. A query that
 * failed on the server is marked as failed, so that both render the same. It is fetched again at once
 * (ADR-008).
 */
export function hydrateAnswers(client: QueryClient, answers: readonly DehydratedAnswer[]): void {
  for (const { queryKey: given, data, isLimited } of answers) {
    const queryKey = typeof given === 'string' ? (JSON.parse(unmaskText(given) ?? '[]') as QueryKey) : given;
    if (data !== undefined) client.setQueryData(queryKey, data);
    else
      client
        .getQueryCache()
        .build(client, client.defaultQueryOptions({ queryKey }))
        .setState({
          errorUpdateCount: 1,
          ...(isLimited && { status: 'error', error: new HttpError(429, '', undefined) }),
        });
  }
}
