import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LogoutAnswer } from '../../contract/session.ts';
import { useBoot } from '../platform/boot.tsx';
import { post } from '../platform/fetch.ts';
import { forgetCustomer } from '../platform/forget-customer.ts';

/** The distributors whose logout goes where the server says (shell 6). */
const SERVER_DECIDES = ['sb1', 'dnb'];

/**
 * Where the browser goes after logging out: for sb1 and dnb to the server's logoutUrl, for the others, and
 * wherever the logout failed (`answer` null), to the distributor's loggUtUrl (shell 6 and 8).
 */
export function logoutTarget(shortname: string, loggUtUrl: string, answer: LogoutAnswer | null): string {
  return answer && SERVER_DECIDES.includes(shortname) ? answer.logoutUrl : loggUtUrl;
}

/** Logs out: ends the session, forgets the customer in memory and storage, and leaves (shell 4). */
export function useLogout() {
  const { shortname, loggUtUrl } = useBoot().distributor;
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => post<LogoutAnswer>('/auth/logout', { goto: loggUtUrl }).catch(() => null),
    onSuccess: (answer) => {
      const target = logoutTarget(shortname, loggUtUrl, answer);
      window.location.replace(target);
      forgetCustomer(client);
    },
  });
}
