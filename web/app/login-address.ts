import type { DistributorView } from '../../contract/first-page.ts';
import { localPath } from '../../domain/local-path.ts';
import { OVERVIEW_ADDRESS } from '../../domain/paths.ts';

/** The path of ours that the overview root's query asks to go on to after the login (`goto`); null: none. */
export function askedPath(search: string): string | null {
  return localPath(new URLSearchParams(search).get('goto') ?? undefined);
}

/**
 * Where a customer goes who must log in to see `asked` (path and query): the distributor's unauthorizedUrl, or the
 * overview root, which shows the login page; either way with the asked path as `goto` (spec: decisions §3.4). The
 * union's marker goes along to our own login page, which shows it (spec: shell §2.3).
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

/** Where a customer logs in, to go on to a page (null: the overview); null where there is no login to lead to. */
export function loginAddress(
  distributor: Pick<DistributorView, 'unauthorizedUrl' | 'toggles'>,
  page: string | null,
): string | null {
  const { unauthorizedUrl, toggles } = distributor;
  const isOff = toggles['nysalg-skade'] === 'false' || toggles['direkte-innlogging'] === 'false';
  if (unauthorizedUrl === null && isOff) return null;
  return page === null ? (unauthorizedUrl ?? OVERVIEW_ADDRESS) : loginRedirect(distributor, page);
}
