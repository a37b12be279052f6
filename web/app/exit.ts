import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/**
 * Why this page is of no use any more: the session that it was rendered for ended on the server, the browser has another,
 * or, where it was rendered for nobody, somebody has logged in.
 */
export type SessionLoss = 'session-ended' | 'session-replaced' | 'session-begun';

/**
 * How far the customer is on the way out: the server has been asked to log out; it did not; the session is over, by
 * logging out or by running out; or the page has lost it.
 */
export type Exit = 'logging-out' | 'logout-failed' | 'logged-out' | 'timed-out' | SessionLoss;

let exit: Exit | null = null;
const listeners = new Set<() => void>();

/**
 * From now on the way out is all that this page shows, whatever its address. It returns once every page is gone from the
 * screen and has sent what it sends when it is left.
 */
export function showExit(next: Exit): void {
  exit = next;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

/** Whether this page is on its way out because the session ended, or is about to. */
export function isLeaving(): boolean {
  return exit !== null;
}

/** The way out where the customer is on it, else null. */
export function useExit(): Exit | null {
  return useSyncExternalStore(
    subscribe,
    () => exit,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
