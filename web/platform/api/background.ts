import { onlineManager, type QueryClient, timeoutManager } from '@tanstack/react-query';

let isBackground = false;

/**
 * Runs `start`. The fetches that begin within it are in the background: the customer did not cause them, so they don't
 * renew the session (spec: decisions §3.2), and are not retried.
 */
export function inBackground(start: () => void): void {
  isBackground = true;
  try {
    start();
  } finally {
    isBackground = false;
  }
}

/** Whether what runs now began within `inBackground`. */
export function isInBackground(): boolean {
  return isBackground;
}

/**
 * Has every `refetchInterval` fetch in the background, for which React Query has no option: its intervals are for nothing
 * else. Call it before the first query client is made.
 */
export function putIntervalsInBackground(): void {
  timeoutManager.setTimeoutProvider({
    setTimeout: (callback, delay) => setTimeout(callback, delay),
    clearTimeout: (id) => clearTimeout(id),
    setInterval: (callback, delay) =>
      setInterval(() => {
        // Without a connection the fetch would only begin later, when nobody knows any more what caused it.
        if (onlineManager.isOnline()) inBackground(callback);
      }, delay),
    clearInterval: (id) => clearInterval(id),
  });
}

/** Refetches, in the background, what is shown and out of date whenever the connection is back. Returns an unsubscribe function. */
export function refetchOnReconnect(client: QueryClient): () => void {
  return onlineManager.subscribe((online) => {
    if (!online) return;
    inBackground(() => {
      void client.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false });
    });
  });
}
