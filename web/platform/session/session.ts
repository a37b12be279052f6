import { type QueryClient, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../api/endpoint-query.ts';
import { setPageSession } from '../api/page-session.ts';
import { request } from '../api/request.ts';

/** The session's state; asked for only where the server could not send it with the first page (spec: decisions §6). */
export const sessionQuery = endpointQuery('GET /auth/session-status', {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
  // Each part of the page that asks for the state would ask the server anew, and be taken away while it waits.
  retryOnMount: false,
  // The page asks, not the customer.
  meta: { renews: false },
});

/** Has every request name the page's session from when it is known: with the first page, or by the server's answer. */
export function nameSession(client: QueryClient): void {
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
 * The kfpSessionId of the browser's session, asked without renewing it; null: there is none. Throws `HttpError` 409 where
 * it is another than this page's, and whatever else `request` throws.
 */
export async function askSession(signal?: AbortSignal): Promise<string | null> {
  const { kfpSessionId } = await request('GET /auth/session-status', {
    ...(signal && { signal }),
    renewsSession: false,
  });
  return kfpSessionId ?? null;
}

export type SessionState = 'loading' | 'logged-in' | 'logged-out';

/** Whether somebody is logged in; a status that can't be had counts as nobody (spec: shell §4.1, shell §8.1). */
export function useSession(): SessionState {
  const { data, isPending } = useQuery(sessionQuery);
  if (isPending) return 'loading';
  return data?.kfpSessionId ? 'logged-in' : 'logged-out';
}
