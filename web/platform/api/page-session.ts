import type { Problem } from '../../../contract/problem.ts';
import { createStore } from '../store.ts';

/** null: nobody knows yet, or the page is not the portal's own */
let pageSession: string | null = null;

/**
 * Names the session that this page was rendered for (undefined: nobody is logged in) in all later requests, so that the
 * server refuses them once the browser's session is another (ADR-022).
 */
export function setPageSession(kfpSessionId: string | undefined): void {
  pageSession = kfpSessionId ?? 'none';
}

/** Returns the headers that name the page's session. */
export function pageSessionHeaders(): Record<string, string> {
  return pageSession === null ? {} : { 'X-Kfp-Session-Id': pageSession };
}

/**
 * An answer's X-Session-Expiry: whole seconds until the session ends (spec: shell §7), and whether the request renewed the
 * session or only asked.
 */
type SessionExpiry = { seconds: number; renewed: boolean };
const lastExpiry = createStore<SessionExpiry | null>(null);

/** Calls `listener` for every answer that says how long the session lasts. Returns an unsubscribe function. */
export function onSessionExpiry(listener: (expiry: SessionExpiry) => void): () => void {
  return lastExpiry.subscribe((expiry) => {
    if (expiry) listener(expiry);
  });
}

/** Notifies the listeners of how long the session lasts, where the answer says it. */
export function emitExpiry(response: Response, renewed: boolean): void {
  const header = response.headers.get('X-Session-Expiry');
  if (header !== null) lastExpiry.set({ seconds: Number(header), renewed });
}

/**
 * Why the server refuses the requests of this page: `ended`, its session is over; `other`, the browser's session is
 * another than the page was rendered for.
 */
export type SessionRefusal = 'ended' | 'other';
const lastRefusal = createStore<SessionRefusal | null>(null);

/** Calls `listener` for every request that is refused because of the page's session. Returns an unsubscribe function. */
export function onSessionRefusal(listener: (refusal: SessionRefusal) => void): () => void {
  return lastRefusal.subscribe((refusal) => {
    if (refusal) listener(refusal);
  });
}

/** Notifies the listeners of a failed request where it was refused because of the page's session. */
export function emitRefusal(status: number, details: unknown): void {
  const refusal = refusalOf(status, details);
  if (refusal) lastRefusal.set(refusal);
}

/** Whoever is not logged in has no session that could be over. */
function refusalOf(status: number, details: unknown): SessionRefusal | null {
  if (status === 401) return pageSession === 'none' ? null : 'ended';
  const isOther = status === 409 && (details as Partial<Problem> | null)?.code === 'ANNEN_OKT';
  return isOther ? 'other' : null;
}
