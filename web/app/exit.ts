import { flushSync } from 'react-dom';
import { createStore, useStore } from '../platform/store.ts';

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

const exit = createStore<Exit | null>(null);

/**
 * From now on the way out is all that this page shows, whatever its address. It returns once every page is gone from the
 * screen and has sent what it sends when it is left.
 */
export function showExit(next: Exit): void {
  flushSync(() => exit.set(next));
}

/** Returns whether this page is on its way out because the session ended, or is about to. */
export function isLeaving(): boolean {
  return exit.get() !== null;
}

/** Returns how far the customer is on the way out; null: not on it. */
export function useExit(): Exit | null {
  return useStore(exit);
}
