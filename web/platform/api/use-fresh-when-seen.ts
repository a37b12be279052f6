import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { askOnOwnAccount } from './retry-incomplete.ts';

/**
 * Asks for an answer anew whenever the customer comes back to the page: it may have been changed in another tab. Nothing is
 * asked while something is being saved, since the save asks itself, and the session is not renewed.
 */
export function useFreshWhenSeen(queryKey: QueryKey): void {
  const client = useQueryClient();
  useEffect(() => {
    const ask = () => {
      const query = client.getQueryCache().find({ queryKey, exact: true });
      const isSettled = query?.state.fetchStatus === 'idle' && client.isMutating() === 0;
      if (query && isSettled && document.visibilityState === 'visible') void askOnOwnAccount(client, query);
    };
    window.addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      window.removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [client, queryKey]);
}
