import { logInOverHttp } from '../../e2e/http-login.ts';
import { people } from '../../e2e/people.ts';
import { ask } from './load.ts';

const LOGIN_PAGE = '/privat/forsikring/oversikt/';
const WARM_UP = 150;

/**
 * Starts a session at the portal, and returns its cookies as a request header. `url`: the origin, without a
 * path.
 */
export async function sessionCookies(url: string, ssn: string): Promise<string> {
  let header = '';
  const jar = {
    cookies: async () => [],
    addCookies: async (given: readonly { name: string; value: string }[]) => {
      header = given.map(({ name, value }) => `${name}=${value}`).join('; ');
    },
  };
  await logInOverHttp(jar, url, { ssn, loginContext: 'FORSIKRING' });
  return header;
}

/** Returns the headers of a browser's request in a session. */
export function headersOf(cookie: string): Record<string, string> {
  return { cookie, 'accept-encoding': 'br', 'x-requested-by': 'forsikringsoversikt' };
}

/**
 * Asks a portal for its login page, and in a session for other pages. V8 then has optimized its code, as that of a server in
 * use. The first overviews of a server that was just started take 10 to 40 ms longer.
 */
export async function warmUp(url: string, paths: Iterable<string>): Promise<void> {
  const session = await sessionCookies(url, people.kari.ssn);
  for (let count = 0; count < WARM_UP; count += 1) {
    await ask(url + LOGIN_PAGE, headersOf(''));
    for (const path of paths) await ask(url + path, headersOf(session));
  }
}
