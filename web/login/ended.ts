import type { SessionEnd } from '../platform/session/tabs.ts';

/** Marks the address of the login page where a customer comes who has just been logged in (`tid`: until it ran out). */
const MARKER = 'utlogget';

/** Why a customer has to log in again, as the address of the login page says; null: it says nothing. */
export function endedOf(search: string): SessionEnd | null {
  const value = new URLSearchParams(search).get(MARKER);
  if (value === null) return null;
  return value === 'tid' ? 'timeout' : 'logout';
}

/** The query of an address without what `endedOf` reads: it is not to be shown again after the login. */
export function withoutEnded(search: string): string {
  const left = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && part.split('=', 1)[0] !== MARKER);
  return left.length === 0 ? '' : `?${left.join('&')}`;
}
