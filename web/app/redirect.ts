import type { Boot } from '../../contract/first-page.ts';
import { PATHS } from '../../domain/paths.ts';
import { askedPath, loginRedirect } from './login-address.ts';
import { matchAddress } from './match-route.ts';

/**
 * Returns where the server sends the browser instead of showing the page of an address (path and query): to the app that
 * the address belongs to, to the login, or to where a customer wanted who is logged in already. Null where it shows the page.
 */
export function redirectOf(
  { session, distributor }: Pick<Boot, 'session' | 'distributor'>,
  url: string,
): string | null {
  const { pathname, search } = new URL(url, 'http://portal.invalid');
  const { route } = matchAddress(pathname, distributor);
  if ('redirect' in route) return route.redirect;
  if (session === null) return null;
  if (session.kfpSessionId === undefined)
    return route.gate === 'login' ? loginRedirect(distributor, url) : null;
  return route.path === PATHS.overview ? askedPath(search) : null;
}
