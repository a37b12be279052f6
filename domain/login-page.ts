import { OVERVIEW_ADDRESS } from './paths.ts';

/**
 * How long the server accepts a login after the web fetched its address, in ms.
 * Longer than the address is cached (spec: shell §9).
 */
export const PENDING_LOGIN_MS = 30 * 60_000;

/**
 * Returns the login address for a page (path and query; null: the overview): the distributor's unauthorizedUrl, or the
 * overview root. Both get the page as `goto` (spec: decisions §3.4). Our own login page also gets the union's marker,
 * which it shows (spec: shell §2.3).
 */
export function loginRedirect(
  { unauthorizedUrl }: { unauthorizedUrl: string | null },
  asked: string | null,
): string {
  if (asked === null) return unauthorizedUrl ?? OVERVIEW_ADDRESS;
  const goto = `goto=${encodeURIComponent(asked)}`;
  if (unauthorizedUrl) {
    // A query behind the fragment would not be sent to the login page's server.
    const [address = '', ...fragment] = unauthorizedUrl.split(/(?=#)/);
    return `${address}${address.includes('?') ? '&' : '?'}${goto}${fragment.join('')}`;
  }
  const isFromLo = new URL(asked, 'http://portal.invalid').searchParams.has('fromLo');
  return `${OVERVIEW_ADDRESS}?${goto}${isFromLo ? '&fromLo' : ''}`;
}
