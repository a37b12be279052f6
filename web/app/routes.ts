import { matchPath } from 'react-router';
import type { Boot, DistributorView } from '../../contract/first-page.ts';
import { localPath } from '../../domain/local-path.ts';

/** Where the portal lies; every route stands under it (spec: shell §2.1). */
export const BASE_PATH = '/privat/forsikring/oversikt';

/** Where /betaling leads: the app for invoices and payment (spec: shell §2.1). */
export const PAYMENT_ADDRESS = '/privat/forsikring/betaling';

/**
 * The routes that nobody sees without logging in; the overview root shows the login page instead
 * (spec: decisions §8.2).
 */
export const GATED_ROUTES = [
  '/jump/seopp/skadesaker',
  '/kjopsinnganger',
  '/forsikringsprofil',
  '/andre-forsikringer',
  '/tilbud',
  '/kvittering/:produkt',
] as const;
export type GatedRoute = (typeof GATED_ROUTES)[number];

/** Whether an address of the distributor's is a page of ours, which the browser can stand for without asking the server. */
export function isOwnPage(address: string): boolean {
  const path = address.replace(/[?#].*/, '');
  return path === BASE_PATH || path.startsWith(`${BASE_PATH}/`);
}

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
 * /betaling belongs to, to the login, or to where a customer wanted who is logged in already. Null where it shows the page.
 */
export function redirectOf({ session, distributor }: Pick<Boot, 'session' | 'distributor'>, url: string) {
  const { pathname, search } = new URL(url, 'http://portal.invalid');
  if (routeOf(pathname) === '/betaling') return PAYMENT_ADDRESS;
  if (session === null) return null;
  if (session.kfpSessionId === undefined) return isGated(pathname) ? loginRedirect(distributor, url) : null;
  return routeOf(pathname) === '' ? askedPath(search) : null;
}

/** The path of ours that the overview root's query asks to go on to after the login (`goto`); null: none. */
export function askedPath(search: string): string | null {
  return localPath(new URLSearchParams(search).get('goto') ?? undefined);
}

/** The route of an address's path: what follows the base path, without a slash at its end. */
export function routeOf(pathname: string): string {
  return pathname.slice(BASE_PATH.length).replace(/\/$/, '');
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
  return `${BASE_PATH}/?${goto}${isFromLo ? '&fromLo' : ''}`;
}

/** Where a customer logs in, to go on to a page (null: the overview); null where there is no login to lead to. */
export function loginAddress(
  distributor: Pick<DistributorView, 'unauthorizedUrl' | 'toggles'>,
  page: string | null,
): string | null {
  const { unauthorizedUrl, toggles } = distributor;
  const isOff = toggles['nysalg-skade'] === 'false' || toggles['direkte-innlogging'] === 'false';
  if (unauthorizedUrl === null && isOff) return null;
  return page === null ? (unauthorizedUrl ?? `${BASE_PATH}/`) : loginRedirect(distributor, page);
}
