import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import type { DehydratedAnswer } from '../../../contract/first-page.ts';
import { isInBackground } from './background.ts';
import { HttpError } from './http-error.ts';
import { intervalWhileIncomplete } from './refetch-incomplete.ts';

const MINUTE = 60_000;

/** Fetches the answer of a query: its key is the endpoint's path, then its query where it has one. */
export type Fetcher = (
  path: string,
  query: Record<string, string> | undefined,
  signal: AbortSignal,
  /** false where nobody but the page itself asks: the session is not renewed */
  renews: boolean,
) => Promise<unknown>;

/** Delay before the one retry: 5 s, 10 s on slow connections (spec: overview §9). */
function retryDelay(): number {
  const connection = (globalThis.navigator as { connection?: { effectiveType?: string } } | undefined)
    ?.connection;
  return /2g/.test(connection?.effectiveType ?? '') ? 10_000 : 5_000;
}

/** The errors of fetches in the background. */
const backgroundErrors = new WeakSet<object>();

/**
 * A query client whose queries are GET endpoints, named by their keys. One retry, no refetch on focus, five minutes'
 * lifetime (spec: shell §7.3, shell §9), a refetch while what came is incomplete (ADR-010). The server's fetcher calls the
 * handlers, and is never retried.
 */
export function createQueryClient(fetcher: Fetcher, { retry = 1 }: { retry?: number } = {}): QueryClient {
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
        gcTime: 5 * MINUTE,
        staleTime: MINUTE,
        retry: (failures, error) => failures < retry && !isRefused(error) && !backgroundErrors.has(error),
        retryDelay,
        refetchInterval: intervalWhileIncomplete,
        refetchOnWindowFocus: false,
        // React Query's own would look as if the customer caused it: background.ts sees to it.
        refetchOnReconnect: false,
      },
    },
  });
}

/** The session is over, or another's; asking again would not help. */
function isRefused(error: unknown): boolean {
  return error instanceof HttpError && [401, 409].includes(error.status);
}

/**
 * Puts what the first page was rendered from into the cache, as if it had just come: the browser's clock counts. What had failed has
 * failed here too, so that both render the same, and is asked for at once (ADR-127).
 */
export function hydrateAnswers(client: QueryClient, answers: readonly DehydratedAnswer[]): void {
  for (const { queryKey, data } of answers) {
    if (data !== undefined) client.setQueryData(queryKey, data);
    else client.getQueryCache().build(client, { queryKey }).setState({ errorUpdateCount: 1 });
  }
}
