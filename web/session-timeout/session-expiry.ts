import { onSessionExpiry } from '../platform/api/page-session.ts';
import { createStore } from '../platform/store.ts';

const SECOND = 1000;

type Expiry = {
  /** the global expiry timestamp, in epoch ms, as far as this tab knows (spec: shell §3.1) */
  expiresAt: number | null;
  /** whether a request of this tab renewed the session, rather than only read it */
  renewed: boolean;
};

const expiry = createStore<Expiry>({ expiresAt: null, renewed: false });

/**
 * Starts tracking the expiry timestamp: first the seconds left from the first page (null if not known yet),
 * then the X-Session-Expiry header of every response (spec: shell §7). Called once, in the browser.
 */
export function startSessionExpiry(secondsLeft: number | null): void {
  onSessionExpiry(({ seconds, renewed }) => noteSecondsLeft(seconds, renewed));
  if (secondsLeft !== null) noteSecondsLeft(secondsLeft, true);
}

/** Returns when the session ends, in epoch ms, or null if not known yet. */
export function sessionExpiresAt(): number | null {
  return expiry.get().expiresAt;
}

/**
 * Sets the timestamp received from another tab. It does not count as a renewal by this tab
 * (spec: decisions §3.6).
 */
export function adoptSessionExpiry(expiresAt: number): void {
  expiry.set({ expiresAt, renewed: false });
}

/** Calls `listener` each time a request of this tab renews the session. Returns an unsubscribe function. */
export function onSessionRenewed(listener: () => void): () => void {
  return expiry.subscribe(({ renewed }) => {
    if (renewed) listener();
  });
}

function noteSecondsLeft(seconds: number, renewed: boolean): void {
  if (!Number.isFinite(seconds)) return;
  expiry.set({ expiresAt: Date.now() + seconds * SECOND, renewed });
}
