import { logInOverHttp } from '../../e2e/http-login.ts';

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
