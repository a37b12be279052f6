import { onSessionExpiry } from '../platform/api/page-session.ts';
import { createStore } from '../platform/store.ts';

const SECOND = 1000;

type Expiry = {
  /** the global expiry timestamp (spec: shell §3.1): epoch ms when the session ends, as far as this tab knows */
  expiresAt: number | null;
  /** whether a request of this tab renewed the session, instead of only asking */
  renewed: boolean;
};

const expiry = createStore<Expiry>({ expiresAt: null, renewed: false });

/**
 * Keeps the expiry timestamp from now on: the first page's seconds left (null: not known yet), then what every
 * answer's X-Session-Expiry says (spec: shell §7). Called once, in the browser.
 */
export function startSessionExpiry(secondsLeft: number | null): void {
  onSessionExpiry(({ seconds, renewed }) => noteSecondsLeft(seconds, renewed));
  if (secondsLeft !== null) noteSecondsLeft(secondsLeft, true);
}

/** Returns when the session ends, in epoch ms; null: not known yet. */
export function sessionExpiresAt(): number | null {
  return expiry.get().expiresAt;
}

/** Sets the timestamp to what another tab has received (spec: decisions §3.6). This tab has renewed nothing then. */
export function adoptSessionExpiry(expiresAt: number): void {
  expiry.set({ expiresAt, renewed: false });
}

/** Calls `listener` whenever a request of this tab has renewed the session. Returns an unsubscribe function. */
export function onSessionRenewed(listener: () => void): () => void {
  return expiry.subscribe(({ renewed }) => {
    if (renewed) listener();
  });
}

function noteSecondsLeft(seconds: number, renewed: boolean): void {
  if (!Number.isFinite(seconds)) return;
  expiry.set({ expiresAt: Date.now() + seconds * SECOND, renewed });
}
