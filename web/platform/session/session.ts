import { type QueryClient, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../api/endpoint-query.ts';
import { HttpError } from '../api/http-error.ts';
import { setPageSession } from '../api/page-session.ts';
import { request } from '../api/request.ts';
import { isOnline } from '../online.ts';

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

/** Returns the kfpSessionId of the session that the page shows; undefined without a login, or if it is not known yet. */
export function sessionIdOf(client: QueryClient): string | undefined {
  return client.getQueryData(sessionQuery.queryKey)?.kfpSessionId;
}

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
  const { kfpSessionId } = await request('GET /auth/session-status', { signal, renewsSession: false });
  return kfpSessionId ?? null;
}

/**
 * The server's answer about this page's session. `replaced` means that the browser has another session, which
 * the page learns about elsewhere. `unknown` means that the server could not be asked.
 */
export type FoundSession = 'active' | 'ended' | 'replaced' | 'unknown';

/** Asks for this page's session without renewing it, if there is a network (spec: decisions §3.6). Never rejects. */
export async function findSession(signal?: AbortSignal): Promise<FoundSession> {
  if (!isOnline()) return 'unknown';
  try {
    return (await fetchSessionId(signal)) === null ? 'ended' : 'active';
  } catch (error) {
    return error instanceof HttpError && error.status === 409 ? 'replaced' : 'unknown';
  }
}

export type SessionState = 'loading' | 'logged-in' | 'logged-out';

/** Returns the session. One that can't be fetched counts as logged out (spec: shell §4.1, shell §8.1). */
export function useSession(): SessionState {
  const { data, isPending } = useQuery(sessionQuery);
  if (isPending) return 'loading';
  return data?.kfpSessionId ? 'logged-in' : 'logged-out';
}
