import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { inBackground } from './background.ts';

/**
 * Refetches a query in the background when the customer returns to the page, because another tab may have
 * changed the data. Does nothing during a save, which refetches by itself.
 */
export function useRefetchOnReturn(queryKey: QueryKey): void {
  const client = useQueryClient();
  useEffect(() => {
    const refetch = () => {
      if (document.visibilityState !== 'visible' || client.isMutating() > 0) return;
      inBackground(() => void client.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false }));
    };
    window.addEventListener('focus', refetch);
    document.addEventListener('visibilitychange', refetch);
    return () => {
      window.removeEventListener('focus', refetch);
      document.removeEventListener('visibilitychange', refetch);
    };
  }, [client, queryKey]);
}
