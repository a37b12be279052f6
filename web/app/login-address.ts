import type { DistributorView } from '../../contract/first-page.ts';
import { localPath } from '../../domain/local-path.ts';
import { loginRedirect } from '../../domain/login-page.ts';

/** Returns the local path in the query's `goto`, for use after the login; null if there is none. */
export function requestedPath(search: string): string | null {
  return localPath(new URLSearchParams(search).get('goto') ?? undefined);
}

/** Returns the login address for a page (null: the overview). Returns null if there is no login. */
export function loginAddress(
  distributor: Pick<DistributorView, 'unauthorizedUrl' | 'toggles'>,
  page: string | null,
): string | null {
  const { unauthorizedUrl, toggles } = distributor;
  const isOff = toggles['nysalg-skade'] === 'false' || toggles['direkte-innlogging'] === 'false';
  if (unauthorizedUrl === null && isOff) return null;
  return loginRedirect(distributor, page);
}
