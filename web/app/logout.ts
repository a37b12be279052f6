import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DistributorView } from '../../contract/first-page.ts';
import type { LogoutAnswer } from '../../contract/session.ts';
import { useBoot } from '../platform/boot.tsx';
import { post } from '../platform/fetch.ts';
import { forgetCustomer } from '../platform/forget-customer.ts';
import { sessionQuery } from '../platform/session.ts';
import { type SessionEnd, tellTabs } from '../platform/tabs.ts';

/** The distributors whose logout goes where the server says (shell 6). */
const SERVER_DECIDES = ['sb1', 'dnb'];

/**
 * Where the browser goes after logging out: for sb1 and dnb to the server's logoutUrl, for the others, and
 * wherever the logout failed (`answer` null), to the distributor's loggUtUrl (shell 6 and 8).
 */
export function logoutTarget(shortname: string, loggUtUrl: string, answer: LogoutAnswer | null): string {
  return answer && SERVER_DECIDES.includes(shortname) ? answer.logoutUrl : loggUtUrl;
}

/** Logs out: ends the session in all tabs, forgets the customer in memory and storage, and leaves (shell 4). */
export function useLogout() {
  const { shortname, loggUtUrl } = useBoot().distributor;
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => post<LogoutAnswer>('/auth/logout', { goto: loggUtUrl }).catch(() => null),
    onSuccess: (answer) => {
      const session = client.getQueryData(sessionQuery.queryKey)?.kfpSessionId;
      if (session) tellTabs({ type: 'ended', session, how: 'logout' });
      leave(client, logoutTarget(shortname, loggUtUrl, answer));
    },
  });
}

type Leaving = Pick<DistributorView, 'loggUtUrl' | 'timeoutUrl'>;

/** Leaves a session that has ended by itself or in another tab: where running out or logging out leads (shell 4). */
export function leaveEnded(client: QueryClient, { loggUtUrl, timeoutUrl }: Leaving, how: SessionEnd): void {
  leave(client, how === 'logout' ? loggUtUrl : timeoutUrl);
}

let leaving = false;

/** Whether this page is on its way out because the session ended. */
export function isLeaving(): boolean {
  return leaving;
}

/** The way out is begun first: what forgetting draws is not to be seen. */
function leave(client: QueryClient, target: string): void {
  leaving = true;
  window.location.replace(target);
  forgetCustomer(client);
}
