import { useSyncExternalStore } from 'react';
import { isOnline } from '../platform/online.ts';

/**
 * Returns whether there is a network, and rerenders when that changes. True while hydrating: the page just
 * loaded.
 */
export function useIsOnline(): boolean {
  return useSyncExternalStore(watchNetwork, isOnline, () => true);
}

function watchNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
