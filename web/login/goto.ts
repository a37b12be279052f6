import type { SessionEnd } from '../platform/session/tabs.ts';

/** The query parameter on the login page of a customer whose session just ended (`tid`: it timed out). */
const ENDED = 'utlogget';

/** Returns why a customer must log in again, read from the query of the login page. Null if it does not say. */
export function endedOf(search: string): SessionEnd | null {
  const value = new URLSearchParams(search).get(ENDED);
  if (value === null) return null;
  return value === 'tid' ? 'timeout' : 'logout';
}

/**
 * Returns the path the customer goes to after logging in. It is the `goto` parameter of the current page,
 * otherwise the page itself. The query is kept, because it can say where the customer came from
 * (spec: decisions §3.1). The server validates the path.
 */
export function gotoOf({ pathname, search }: { pathname: string; search: string }): string {
  return new URLSearchParams(search).get('goto') ?? pathname.replace(/\/$/, '') + withoutEnded(search);
}

/** Returns the query without the parameter that `endedOf` reads, so that it is not shown again after the login. */
function withoutEnded(search: string): string {
  const left = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && part.split('=', 1)[0] !== ENDED);
  return left.length === 0 ? '' : `?${left.join('&')}`;
}
