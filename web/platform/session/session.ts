import { type QueryClient, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../api/endpoint-query.ts';
import { setPageSession } from '../api/page-session.ts';
import { request } from '../api/request.ts';

/** Query for the session's state. It is sent only if the first page did not include the state (spec: decisions §6). */
export const sessionQuery = endpointQuery('GET /auth/session-status', {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
  // Otherwise each component that uses the state would fetch again and unmount while it waits.
  retryOnMount: false,
  // The page asks, not the customer.
  meta: { renews: false },
});

/** Makes every request name the page's session, as soon as the session state is known. */
export function trackPageSession(client: QueryClient): void {
  const stop = client.getQueryCache().subscribe(name);
  name();

  function name(): void {
    const { status = 'pending', data } = client.getQueryState(sessionQuery.queryKey) ?? {};
    if (status === 'pending') return;
    setPageSession(data?.kfpSessionId);
    stop();
  }
}

/**
 * Returns the kfpSessionId of the browser's session without renewing it; null if there is none. Throws
 * `HttpError` 409 if the session is not this page's, and the errors of `request`.
 */
export async function fetchSessionId(signal?: AbortSignal): Promise<string | null> {
  const { kfpSessionId } = await request('GET /auth/session-status', {
    ...(signal && { signal }),
    renewsSession: false,
  });
  return kfpSessionId ?? null;
}

export type SessionState = 'loading' | 'logged-in' | 'logged-out';

/** Returns the session. One that can't be fetched counts as logged out (spec: shell §4.1, shell §8.1). */
export function useSession(): SessionState {
  const { data, isPending } = useQuery(sessionQuery);
  if (isPending) return 'loading';
  return data?.kfpSessionId ? 'logged-in' : 'logged-out';
}
