import { flushSync } from 'react-dom';
import { createStore, useStore } from '../platform/store.ts';

/**
 * Why this page is no longer valid. Its session ended on the server, or the browser has another session.
 * `session-begun`: the page was rendered without a login, and a customer has logged in.
 */
export type SessionLoss = 'session-ended' | 'session-replaced' | 'session-begun';

/**
 * The stage of leaving: the logout is in progress or has failed, the customer is logged out or timed out, or
 * the page has lost its session.
 */
export type Exit = 'logging-out' | 'logout-failed' | 'logged-out' | 'timed-out' | SessionLoss;

const exit = createStore<Exit | null>(null);

/** Shows the exit screen. Returns after every page is unmounted and has sent its final requests. */
export function showExit(next: Exit): void {
  flushSync(() => exit.set(next));
}

/** Returns whether the page is being left because the session has ended or is ending. */
export function isLeaving(): boolean {
  return exit.get() !== null;
}

/** Returns the stage of leaving, or null. */
export function useExit(): Exit | null {
  return useStore(exit);
}
