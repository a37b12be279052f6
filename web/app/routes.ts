import type { DistributorView } from '../../contract/first-page.ts';

/** Where the portal lies; every route stands under it (shell 2, Router table). */
export const BASE_PATH = '/privat/forsikring/oversikt';

/** The routes that nobody sees without logging in; the overview root shows the login page instead (decisions, LOG-64). */
export const GATED_ROUTES = [
  '/jump/seopp/skadesaker',
  '/kjopsinnganger',
  '/forsikringsprofil',
  '/andre-forsikringer',
  '/tilbud',
] as const;

/** Whether the path of an address, base path included, is of a gated route. */
export function isGated(pathname: string): boolean {
  const route = pathname.slice(BASE_PATH.length).replace(/\/$/, '');
  return GATED_ROUTES.some((gated) => gated === route);
}

/**
 * Where a customer goes who must log in to see `asked` (path and query): the distributor's unauthorizedUrl, or the
 * overview root, which shows the login page; either way with the asked path as `goto` (decisions 3).
 */
export function loginRedirect(
  { unauthorizedUrl }: Pick<DistributorView, 'unauthorizedUrl'>,
  asked: string,
): string {
  const target = unauthorizedUrl ?? `${BASE_PATH}/`;
  return `${target}${target.includes('?') ? '&' : '?'}goto=${encodeURIComponent(asked)}`;
}
