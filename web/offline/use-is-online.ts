import { useSyncExternalStore } from 'react';
import { isOnline } from '../platform/online.ts';

/** Returns whether there is a network, rendering again when that changes; a page that has just come had one. */
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
