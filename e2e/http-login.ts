import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { BrowserContext } from '@playwright/test';

const LOGIN = '/api/privat/forsikring/auth/login';
const CALLBACK = '/api/privat/forsikring/auth/callback';
const MAX_STEPS = 10;

type Sent = { method?: string; headers?: Record<string, string>; body?: string };

/**
 * Logs the context's customer in at the portal's test login with the requests of a browser, but without
 * rendering the login page. Many tests need a session, but few test the login. `origin` such as
 * http://sb1.localhost:PORT.
 */
export async function logInOverHttp(
  context: Pick<BrowserContext, 'cookies' | 'addCookies'>,
  origin: string,
  choice: { ssn: string; loginContext: string },
): Promise<void> {
  const cookies = new Map((await context.cookies(origin)).map(({ name, value }) => [name, value]));

  const send = async (address: string, sent: Sent = {}) => await answerTo(origin, cookies, address, sent);
  const follow = async (address: string): Promise<string> => {
    let next = address;
    for (let steps = 0; steps < MAX_STEPS; steps += 1) {
      const { location } = (await send(next)).headers;
      if (!location || new URL(next, origin).pathname === CALLBACK) return next;
      next = new URL(location, new URL(next, origin)).href;
    }
    throw new Error(`the login redirects too often, last to ${new URL(next).pathname}`);
  };

  const login = await send(LOGIN, { headers: { 'x-requested-by': 'forsikringsoversikt' } });
  const form = await follow(JSON.parse(login.text).loginUrl);
  const chosen = await send(form, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(choice).toString(),
  });
  const end = await follow(String(chosen.headers.location));
  if (new URL(end, origin).pathname !== CALLBACK)
    throw new Error(`the login ended at ${new URL(end).pathname}`);

  const ofPortal = [...cookies].filter(([name]) =>
    /^((__Host-)?kfp-(session|visitor)|XSRF-TOKEN)$/.test(name),
  );
  await context.addCookies(
    ofPortal.map(([name, value]) => ({
      name,
      value,
      url: origin,
      httpOnly: name !== 'XSRF-TOKEN',
      sameSite: 'Lax' as const,
    })),
  );
}

/**
 * Sends one request to a portal on this machine under any host name. Stores the cookies of the response in
 * `cookies`.
 */
async function answerTo(origin: string, cookies: Map<string, string>, address: string, sent: Sent) {
  const { host, port, pathname, search } = new URL(address, origin);
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const asked = request({
    host: '127.0.0.1',
    port,
    path: pathname + search,
    method: sent.method ?? 'GET',
    headers: { ...sent.headers, host, cookie },
  });
  asked.end(sent.body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const text = Buffer.concat(await answer.toArray()).toString();
  for (const line of answer.headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
    else cookies.set(name, decodeURIComponent(value));
  }
  if ((answer.statusCode ?? 0) >= 400) throw new Error(`${pathname} returned ${answer.statusCode}`);
  return { headers: answer.headers, text };
}
