import { SHARING_OVER } from '../../../domain/sharing.ts';
import { problemOf } from './http-error.ts';

/** null: not known yet, or the page does not belong to the portal */
let pageSession: string | null = null;

/**
 * Sets the session that this page was rendered for; undefined: not logged in. All later requests name it, so
 * that the server refuses them when the browser has another session (ADR-021).
 */
export function setPageSession(kfpSessionId: string | undefined): void {
  pageSession = kfpSessionId ?? 'none';
}

/** the sharing through which this page shows another customer's data */
let pageSharing: string | undefined;

/** Sets the sharing through which this page shows another customer's data. All later requests name it. */
export function setPageSharing(id: string | undefined): void {
  pageSharing = id;
}

/**
 * Returns the headers that name the page's session, and the sharing through which it shows data, unless the call is the
 * customer's own.
 */
export function pageHeaders(isOwn: boolean): Readonly<Record<string, string>> {
  return {
    ...(pageSession !== null && { 'X-Kfp-Session-Id': pageSession }),
    ...(pageSharing !== undefined && !isOwn && { 'X-Kfp-Vegne-Av': pageSharing }),
  };
}

/**
 * Why the server refuses the requests of this page. `ended`: its session is over. `other`: the browser has
 * another session than the page was rendered for. `sharing-over`: the sharing that the page shows has ended.
 */
export type SessionRefusal = 'ended' | 'other' | 'sharing-over';
let onRefusal: (refusal: SessionRefusal) => void = () => {};

/** Calls `handle` for every request refused for the page's session. */
export function handleRefusals(handle: (refusal: SessionRefusal) => void): void {
  onRefusal = handle;
}

/** Notifies the handler if a request failed because of the page's session. */
export function emitRefusal(status: number, details: unknown): void {
  const refusal = refusalOf(status, details);
  if (refusal) onRefusal(refusal);
}

/** A page without a login has no session that could end. */
function refusalOf(status: number, details: unknown): SessionRefusal | null {
  if (status === 401) return pageSession === 'none' ? null : 'ended';
  const { code } = problemOf(details);
  if (status === 404 && code === SHARING_OVER) return 'sharing-over';
  return status === 409 && code === 'ANNEN_OKT' ? 'other' : null;
}
