import type { Boot } from '../../contract/first-page.ts';
import { loginRedirect } from '../../domain/login-page.ts';
import { PATHS } from '../../domain/paths.ts';
import { requestedPath } from './login-address.ts';
import { matchAddress } from './match-route.ts';

/**
 * Returns the server's redirect for an address (path and query): to the app that it belongs to, to the login,
 * or to the page a logged-in customer asked for. null: the server renders the page.
 */
export function redirectOf(
  { session, distributor, sharing }: Pick<Boot, 'session' | 'distributor' | 'sharing'>,
  url: string,
): string | null {
  const { pathname, search } = new URL(url, 'http://portal.invalid');
  const { route } = matchAddress(pathname, { distributor, sharing });
  if (route.redirect) return route.redirect;
  if (session === null) return null;
  if (session.kfpSessionId === undefined)
    return route.gate === 'login' ? loginRedirect(distributor, url) : null;
  return route.path === PATHS.overview ? requestedPath(search) : null;
}
