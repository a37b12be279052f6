import { onSessionExpiry } from '../platform/api/fetch.ts';

const SECOND = 1000;

/** The global expiry timestamp (spec: shell §3.1): epoch ms when the session ends, as far as this tab knows. */
let expiresAt: number | null = null;
const listeners = new Set<() => void>();

/**
 * Keeps the expiry timestamp from now on: the first page's seconds left (null: not known yet), then what every
 * answer's X-Session-Expiry says (spec: shell §7). Called once, in the browser.
 */
export function startSessionExpiry(secondsLeft: number | null): void {
  onSessionExpiry(noteSecondsLeft);
  if (secondsLeft !== null) noteSecondsLeft(secondsLeft, true);
}

/** Epoch ms when the session ends; null where nobody has said. */
export function sessionExpiresAt(): number | null {
  return expiresAt;
}

/** Sets the timestamp to what another tab was told (spec: decisions §3.6); its listeners here are not called. */
export function adoptSessionExpiry(told: number): void {
  expiresAt = told;
}

/** Calls `listener` whenever a call of this tab has renewed the session. Returns an unsubscribe function. */
export function onSessionRenewed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function noteSecondsLeft(seconds: number, renewed: boolean): void {
  if (!Number.isFinite(seconds)) return;
  expiresAt = Date.now() + seconds * SECOND;
  if (renewed) for (const listener of listeners) listener();
}
