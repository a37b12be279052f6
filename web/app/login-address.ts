import type { DistributorView } from '../../contract/first-page.ts';
import { localPath } from '../../domain/local-path.ts';
import { OVERVIEW_ADDRESS } from '../../domain/paths.ts';

/** Returns the local path in the query's `goto`, for use after the login; null if there is none. */
export function requestedPath(search: string): string | null {
  return localPath(new URLSearchParams(search).get('goto') ?? undefined);
}

/**
 * Returns the login address for a page (path and query): the distributor's unauthorizedUrl, or the overview
 * root. Both get the page as `goto` (spec: decisions §3.4). Our own login page also gets the union's marker,
 * which it shows (spec: shell §2.3).
 */
export function loginRedirect(
  { unauthorizedUrl }: Pick<DistributorView, 'unauthorizedUrl'>,
  asked: string,
): string {
  const goto = `goto=${encodeURIComponent(asked)}`;
  if (unauthorizedUrl) return `${unauthorizedUrl}${unauthorizedUrl.includes('?') ? '&' : '?'}${goto}`;
  const isFromLo = new URL(asked, 'http://portal.invalid').searchParams.has('fromLo');
  return `${OVERVIEW_ADDRESS}?${goto}${isFromLo ? '&fromLo' : ''}`;
}

/** Returns the login address for a page (null: the overview). Returns null if there is no login. */
export function loginAddress(
  distributor: Pick<DistributorView, 'unauthorizedUrl' | 'toggles'>,
  page: string | null,
): string | null {
  const { unauthorizedUrl, toggles } = distributor;
  const isOff = toggles['nysalg-skade'] === 'false' || toggles['direkte-innlogging'] === 'false';
  if (unauthorizedUrl === null && isOff) return null;
  return page === null ? (unauthorizedUrl ?? OVERVIEW_ADDRESS) : loginRedirect(distributor, page);
}
