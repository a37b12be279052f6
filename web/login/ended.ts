import type { SessionEnd } from '../platform/session/tabs.ts';

/** The query parameter on the login page of a customer whose session just ended (`tid`: it timed out). */
const MARKER = 'utlogget';

/** Returns why a customer must log in again, read from the query of the login page. Null if it does not say. */
export function endedOf(search: string): SessionEnd | null {
  const value = new URLSearchParams(search).get(MARKER);
  if (value === null) return null;
  return value === 'tid' ? 'timeout' : 'logout';
}

/** Returns the query without the parameter that `endedOf` reads, so that it is not shown again after the login. */
export function withoutEnded(search: string): string {
  const left = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && part.split('=', 1)[0] !== MARKER);
  return left.length === 0 ? '' : `?${left.join('&')}`;
}
