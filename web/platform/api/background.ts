import { onlineManager, type QueryClient, timeoutManager } from '@tanstack/react-query';

let isBackground = false;

/**
 * Runs `start`. Fetches that begin inside it are background fetches, which the customer did not cause. They
 * don't renew the session (spec: decisions §3.2) and are not retried.
 */
export function inBackground(start: () => void): void {
  isBackground = true;
  try {
    start();
  } finally {
    isBackground = false;
  }
}

/** Returns whether the current code runs inside `inBackground`. */
export function isInBackground(): boolean {
  return isBackground;
}

/**
 * Makes every `refetchInterval` fetch a background fetch. React Query has no option for this, but uses
 * intervals for nothing else. Call it before creating the first query client.
 */
export function runIntervalsInBackground(): void {
  timeoutManager.setTimeoutProvider({
    setTimeout: (callback, delay) => setTimeout(callback, delay),
    clearTimeout: (id) => clearTimeout(id),
    setInterval: (callback, delay) =>
      setInterval(() => {
        // While offline, the fetch would start later, outside `inBackground`.
        if (onlineManager.isOnline()) inBackground(callback);
      }, delay),
    clearInterval: (id) => clearInterval(id),
  });
}

/** Refetches active, stale queries when the connection returns. Returns an unsubscribe function. */
export function refetchOnReconnect(client: QueryClient): () => void {
  return onlineManager.subscribe((online) => {
    if (!online) return;
    inBackground(() => {
      void client.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false });
    });
  });
}
