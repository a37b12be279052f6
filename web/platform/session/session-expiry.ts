import type { Boot } from '../../../contract/first-page.ts';
import { createStore } from '../store.ts';

const SECOND = 1000;

type Expiry = {
  /** the global expiry timestamp, in epoch ms, as far as this tab knows (spec: shell §3.1) */
  expiresAt: number | null;
  /** whether a request of this tab renewed the session, rather than only read it */
  renewed: boolean;
};

const expiry = createStore<Expiry>({ expiresAt: null, renewed: false });

/** When the session ends although it is used, in epoch ms; null if not known. */
let limitAt: number | null = null;

/** The seconds left in the first page: until the session ends, and until its absolute limit. */
type SecondsLeft = Pick<Boot, 'sessionSecondsLeft' | 'sessionLimitSecondsLeft'>;

/** Starts with the seconds left from the first page (null if not known yet). Called once, in the browser. */
export function startSessionExpiry({ sessionSecondsLeft, sessionLimitSecondsLeft }: SecondsLeft): void {
  limitAt = sessionLimitSecondsLeft === null ? null : Date.now() + sessionLimitSecondsLeft * SECOND;
  noteExpiry(sessionSecondsLeft, true);
}

/**
 * Notes the seconds until the session ends, such as the X-Session-Expiry header of a response (spec: shell §7). null: not
 * given. `renewed` is false when the request did not renew the session.
 */
export function noteExpiry(secondsLeft: string | number | null, renewed: boolean): void {
  const expiresAt = Date.now() + Number(secondsLeft) * SECOND;
  if (secondsLeft !== null && Number.isFinite(expiresAt)) expiry.set({ expiresAt, renewed });
}

/** Returns when the session ends although it is used, in epoch ms, or null if not known. */
export function sessionLimitAt(): number | null {
  return limitAt;
}

/** Returns when the session ends, in epoch ms, or null if not known yet. */
export function sessionExpiresAt(): number | null {
  return expiry.get().expiresAt;
}

/** Sets the timestamp received from another tab. It does not count as a renewal by this tab (spec: decisions §3.6). */
export function adoptSessionExpiry(expiresAt: number): void {
  expiry.set({ expiresAt, renewed: false });
}

/** Calls `listener` with each new expiry, from this tab or another. Returns an unsubscribe function. */
export const onSessionExpiryChange = expiry.subscribe;
