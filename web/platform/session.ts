import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SessionStatus } from '../../contract/session.ts';

/** The session's state; asked for only where the server could not tell it with the first page (decisions 6). */
export const sessionQuery = queryOptions<SessionStatus>({
  queryKey: ['/auth/session-status'],
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
  // Each part of the page that asks for the state would ask the server anew, and be taken away while it waits.
  retryOnMount: false,
});

export type SessionState = 'loading' | 'logged-in' | 'logged-out';

/** Whether somebody is logged in; a status that can't be had counts as nobody (shell 4 and 8). */
export function useSession(): SessionState {
  const { data, isPending } = useQuery(sessionQuery);
  if (isPending) return 'loading';
  return data?.kfpSessionId ? 'logged-in' : 'logged-out';
}
