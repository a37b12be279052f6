import { useSyncExternalStore } from 'react';

/** Whether the browser says that it has a network; it may be wrong, but never says 'no' without reason. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls `listener` whenever the browser goes off or on the network. Returns an unsubscribe function. */
export function watchOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Returns whether there is a network, rendering again when that changes; a page that has just come had one. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(watchOnline, isOnline, () => true);
}
