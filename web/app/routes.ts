import { matchPath } from 'react-router';
import type { Boot, DistributorView } from '../../contract/first-page.ts';

/** Where the portal lies; every route stands under it (shell 2, Router table). */
export const BASE_PATH = '/privat/forsikring/oversikt';

/** Where /betaling leads: the app for invoices and payment (shell 2, Router table). */
export const PAYMENT_ADDRESS = '/privat/forsikring/betaling';

/** The routes that nobody sees without logging in; the overview root shows the login page instead (decisions, LOG-64). */
export const GATED_ROUTES = [
  '/jump/seopp/skadesaker',
  '/kjopsinnganger',
  '/forsikringsprofil',
  '/andre-forsikringer',
  '/tilbud',
  '/kvittering/:produkt',
] as const;
export type GatedRoute = (typeof GATED_ROUTES)[number];

/** Whether the path of an address, base path included, is of a gated route. */
export function isGated(pathname: string): boolean {
  return gatedRouteOf(pathname) !== undefined;
}

/** The gated route that the path of an address, base path included, is of; undefined where it is of another. */
export function gatedRouteOf(pathname: string): GatedRoute | undefined {
  return GATED_ROUTES.find((gated) => matchPath(gated, routeOf(pathname)));
}

/**
 * Where the server sends the browser instead of showing the page of an address (path and query): to the app that
 * /betaling belongs to, or to the login. Null where it shows the page.
 */
export function redirectOf({ session, distributor }: Pick<Boot, 'session' | 'distributor'>, url: string) {
  const { pathname } = new URL(url, 'http://portal.invalid');
  if (routeOf(pathname) === '/betaling') return PAYMENT_ADDRESS;
  const isLoggedOut = session !== null && session.kfpSessionId === undefined;
  return isGated(pathname) && isLoggedOut ? loginRedirect(distributor, url) : null;
}

/** The route of an address's path: what follows the base path, without a slash at its end. */
export function routeOf(pathname: string): string {
  return pathname.slice(BASE_PATH.length).replace(/\/$/, '');
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
