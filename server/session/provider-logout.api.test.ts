import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose/jwt/sign';
import { UnsecuredJWT } from 'jose/jwt/unsecured';
import type { Configuration } from 'oidc-provider';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { databases } from '../testing/databases.ts';
import { auditOf } from '../testing/guarded-endpoints.ts';
import { type Browser, CUSTOMER, portalAtProvider } from '../testing/portal-at-provider.ts';

const HOSTS = ['localhost:8000', 'dnb.localhost:8000'];
const AUTH = '/api/privat/forsikring/auth';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const PUBLIC_KEY = { ...publicKey.export({ format: 'jwk' }), kid: 'signing', alg: 'ES256', use: 'sig' };
const publicText = Buffer.from(publicKey.export({ format: 'pem', type: 'spki' }));
const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const KEY = { ...privateKey.export({ format: 'jwk' }), kid: 'signing', alg: 'ES256', use: 'sig' };

describe.each(databases())('logout with the real provider on $name', ({ open }) => {
  const { db, isLoggedIn, logged, logIn, newBrowser, portal, provider, ...at } = portalAtProvider(open);
  afterEach(() => vi.restoreAllMocks());

  async function start(
    env: NodeJS.ProcessEnv = {},
    features: Configuration['features'] = {},
    configuration: Partial<Configuration> = {},
  ) {
    const logoutSource = (context: { body: unknown }, form: string) => {
      context.body = form;
    };
    const client = {
      redirect_uris: HOSTS.map((host) => `http://${host}${AUTH}/callback`),
      post_logout_redirect_uris: HOSTS.map((host) => `http://${host}/privat/forsikring/oversikt/utlogget`),
      backchannel_logout_uri: `http://localhost:8000${AUTH}/backchannel-logout`,
      backchannel_logout_session_required: true,
      id_token_signed_response_alg: 'ES256',
    } as const;
    await at.start(
      { OIDC_PROMPT: '', ...env },
      {
        client,
        configuration: {
          enableHttpPostMethods: true,
          // Our form reaches the provider from another site.
          cookies: { keys: ['real'], long: { sameSite: 'none' } },
          ...configuration,
          jwks: { keys: [KEY] } as Configuration['jwks'],
          features: {
            rpInitiatedLogout: { enabled: true, logoutSource },
            backchannelLogout: { enabled: true },
            ...features,
          },
          // The portal of this test does not listen.
          fetch: async (url, options) => await answerOfPortal(String(url), String(options?.body)),
        },
      },
    );
  }

  async function answerOfPortal(url: string, payload: string): Promise<Response> {
    const answer = await portal().browser().request(url, { method: 'POST', headers: FORM, payload });
    return new Response(answer.body, { status: answer.statusCode });
  }

  /** Logs in at a distributor, in a browser with a provider session (`there`) or in a new one. */
  async function loggedIn(host = HOSTS[0], there = provider().browser()): Promise<Browser> {
    const browser = newBrowser(host, there);
    expect((await logIn(browser)).statusCode).toBe(303);
    return browser;
  }

  const logOut = async ({ here }: Browser): Promise<string> =>
    (await here.call('POST', '/auth/logout', {})).json().logoutUrl;

  const addressOf = async (browser: Browser) =>
    new URL(String((await browser.here.request(await logOut(browser))).headers.location));

  /** Returns the action and the fields of a page's form. */
  function formOf(html: string) {
    const fields = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    const [, action = ''] = /action="([^"]+)"/.exec(html) ?? [];
    return { action, fields: Object.fromEntries(fields) as Record<string, string> };
  }

  const post = async ({ there }: Browser, url: string, fields: Record<string, string>) =>
    await there.request(url, { method: 'POST', headers: FORM, body: new URLSearchParams(fields).toString() });

  const sidOf = async (browser: Browser) => {
    const { fields } = formOf((await browser.here.request(await logOut(browser))).body);
    const [, claims = ''] = (fields.id_token_hint ?? '').split('.');
    return JSON.parse(Buffer.from(claims, 'base64url').toString()).sid as string;
  };

  test('continues at the provider with a form, ends the login in every browser, and returns', async () => {
    await start();
    const browser = await loggedIn();
    const elsewhere = await loggedIn(HOSTS[1], browser.there);
    const other = await loggedIn();

    const stored = await db().selectFrom('shared_state').selectAll().execute();
    expect(JSON.stringify(stored)).not.toMatch(/eyJ[\w-]{10,}\.|13919110028/);

    const next = await logOut(browser);
    expect(next).toBe(`${AUTH}/videre-ut`);
    expect(await isLoggedIn(browser)).toBe(false);
    const page = await browser.here.request(next);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['content-security-policy']).toContain(
      `form-action 'self' https: ${provider().issuer}`,
    );
    expect(page.body).toContain('<h1>Du er logget ut her</h1>');
    expect((await browser.here.request(`${next}.js`)).body).toBe('document.forms[0].submit();\n');
    const { action, fields } = formOf(page.body);
    expect(new URL(action).search).toBe('');
    expect(fields).toMatchObject({
      client_id: 'bank',
      post_logout_redirect_uri: 'http://localhost:8000/privat/forsikring/oversikt/utlogget',
      ui_locales: 'nb',
    });

    const question = formOf(await (await post(browser, action, fields)).text());
    const done = await post(browser, question.action, { ...question.fields, logout: 'yes' });
    expect(done.headers.get('location')).toBe('http://localhost:8000/privat/forsikring/oversikt/utlogget');
    expect(await isLoggedIn(elsewhere)).toBe(false);
    expect(await isLoggedIn(other)).toBe(true);
    expect(await auditOf(portal(), CUSTOMER)).toContain('logged-out-by-provider');

    // Going back in the browser's history must not reveal the token.
    const again = await browser.here.request(next);
    expect([again.statusCode, again.headers.location]).toEqual([303, '/privat/forsikring/oversikt/utlogget']);
  });

  test('uses an address without the national id if the provider accepts no form', async () => {
    await start({}, {}, { enableHttpPostMethods: false });
    const browser = await loggedIn();
    const address = await addressOf(browser);
    expect(address.searchParams.get('client_id')).toBe('bank');
    expect(address.searchParams.has('id_token_hint')).toBe(false);
    const question = formOf(await (await browser.there.request(address.href)).text());
    const done = await post(browser, question.action, { ...question.fields, logout: 'yes' });
    expect(done.headers.get('location')).toBe('http://localhost:8000/privat/forsikring/oversikt/utlogget');
  });

  test('tries until the provider accepts a form, which may have answered 404 once', async () => {
    await start();
    const browsers = [await loggedIn(), await loggedIn(), await loggedIn()];
    let tries = 0;
    provider().instead = ({ method, url }, response) => {
      if (method !== 'POST' || !url?.startsWith('/session/end')) return false;
      tries += 1;
      if (tries === 1) response.writeHead(404).end();
      return tries === 1;
    };
    for (const browser of browsers) {
      const page = await browser.here.request(await logOut(browser));
      const isForm = formOf(page.body).fields.id_token_hint !== undefined;
      expect(isForm).toBe(browser !== browsers[0]);
    }
    expect(tries).toBe(2);
  });

  test('uses an address again after an error of a provider that accepts no form', async () => {
    await start({}, {}, { enableHttpPostMethods: false });
    const [first, second] = [await loggedIn(), await loggedIn()];
    provider().instead = ({ method }, response) => {
      if (method === 'POST') response.writeHead(503).end();
      return method === 'POST';
    };
    expect(formOf((await first.here.request(await logOut(first))).body).fields).toHaveProperty(
      'id_token_hint',
    );
    provider().instead = () => false;
    expect((await addressOf(second)).searchParams.get('client_id')).toBe('bank');
  });

  test('asks again whether an endpoint accepts a form when the provider has moved it', async () => {
    await start();
    const [first, second, third] = [await loggedIn(), await loggedIn(), await loggedIn()];
    const pageOf = async (browser: Browser) => await browser.here.request(await logOut(browser));
    expect((await pageOf(first)).statusCode).toBe(200);
    const metadata = await (await fetch(`${provider().issuer}/.well-known/openid-configuration`)).json();
    const moved = { ...metadata, end_session_endpoint: `${provider().issuer}/moved` };
    let fetches = 0;
    provider().instead = ({ url }, response) => {
      if (url === '/moved') response.writeHead(405).end();
      else if (url === '/.well-known/openid-configuration') {
        fetches += 1;
        response.setHeader('content-type', 'application/json').end(JSON.stringify(moved));
      } else return false;
      return true;
    };
    const later = Date.now() + 16 * 60_000;
    vi.spyOn(Date, 'now').mockImplementation(() => later);
    await pageOf(second);
    await expect.poll(() => fetches).toBe(1);
    expect((await addressOf(third)).pathname).toBe('/moved');
  });

  test('includes the ID token in the address if it has no national id', async () => {
    await start({ OIDC_USERINFO: 'on' }, {}, { enableHttpPostMethods: false, conformIdTokenClaims: true });
    const address = await addressOf(await loggedIn());
    expect(address.searchParams.get('id_token_hint')).toMatch(/^eyJ/);
  });

  test.each([
    ['is disabled', { OIDC_LOGOUT: 'off' }, {}],
    ['is not supported by the provider', {}, { rpInitiatedLogout: { enabled: false } }],
  ])('ends at the portal if logout at the provider %s', async (_what, env, features) => {
    await start(env, features);
    expect(await logOut(await loggedIn())).toBe('/privat/forsikring/oversikt/utlogget');
  });

  test('through the front channel ends the sessions of the provider’s session', async () => {
    await start();
    const browser = await loggedIn();
    const elsewhere = await loggedIn(HOSTS[1], browser.there);
    const sid = await sidOf(browser);
    const ask = (query: object) =>
      elsewhere.here.request(`${AUTH}/frontchannel-logout?${new URLSearchParams({ ...query })}`);
    for (const query of [{}, { iss: provider().issuer }, { sid }, { iss: 'https://another.example', sid }]) {
      expect((await ask(query)).statusCode).toBe(400);
    }
    expect((await ask({ iss: provider().issuer, sid: 'unknown' })).statusCode).toBe(200);
    expect(await isLoggedIn(elsewhere)).toBe(true);

    const answer = await ask({ iss: provider().issuer, sid });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-security-policy']).toContain(`frame-ancestors ${provider().issuer}`);
    expect(await isLoggedIn(elsewhere)).toBe(false);
  });

  describe('through the back channel', () => {
    const now = () => Math.floor(Date.now() / 1000);

    const LOGOUT: { typ?: string; alg?: string } = { typ: 'logout+jwt' };
    const claimsWith = (claims: Record<string, unknown> = {}) => ({
      iss: provider().issuer,
      aud: 'bank',
      iat: now(),
      exp: now() + 60,
      jti: randomUUID(),
      events: { [EVENT]: {} },
      sub: 'somebody',
      ...claims,
    });
    async function token(
      claims: Record<string, unknown> = {},
      { key = privateKey as KeyObject | Buffer, header = LOGOUT } = {},
    ): Promise<string> {
      const signing = new SignJWT(claimsWith(claims));
      return await signing.setProtectedHeader({ alg: 'ES256', kid: 'signing', ...header }).sign(key);
    }
    const notify = async (logoutToken: string) =>
      await portal()
        .browser()
        .request(`${AUTH}/backchannel-logout`, {
          method: 'POST',
          headers: FORM,
          payload: new URLSearchParams({ logout_token: logoutToken }).toString(),
        });

    test('ends all the customer’s sessions once for a token without sid', async () => {
      await start();
      const browsers = [await loggedIn(), await loggedIn(HOSTS[1])];
      const ends = await token();
      const answer = await notify(ends);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      for (const browser of browsers) expect(await isLoggedIn(browser)).toBe(false);
      expect((await notify(ends)).statusCode).toBe(400);
      expect((await notify(await token())).statusCode).toBe(200);
    });

    test('ends the sessions when the provider sends a token again that failed', async () => {
      await start();
      const browser = await loggedIn();
      const ends = await token();
      vi.spyOn(portal().state, 'take').mockRejectedValueOnce(new Error('Query read timeout'));
      expect((await notify(ends)).statusCode).toBe(503);
      expect(await isLoggedIn(browser)).toBe(true);
      expect((await notify(ends)).statusCode).toBe(200);
      expect(await isLoggedIn(browser)).toBe(false);
    });

    test('ends no session for an invalid token', async () => {
      await start();
      const browser = await loggedIn();
      const tokens = [
        'no token at all',
        await token({}, { key: stranger }),
        await token({ iss: 'https://another.example' }),
        await token({ aud: 'another' }),
        await token({ iat: now() - 600 }),
        await token({ iat: now() + 600 }),
        await token({ exp: now() - 120 }),
        await token({ exp: now() + 600 }),
        await token({ exp: now() + 10 * 365 * 86_400 }),
        await token({ exp: undefined }),
        await token({}, { header: {} }),
        await token({}, { header: { typ: 'JWT' } }),
        await token({}, { header: { typ: 'at+jwt' } }),
        await token({ iat: undefined }),
        await token({ jti: undefined }),
        await token({ nonce: 'nonce' }),
        await token({ events: undefined }),
        await token({ events: { 'http://another.example': {} } }),
        await token({ sub: undefined }),
        (await token()).replace(/[^.]+$/, ''),
        await token({}, { header: { ...LOGOUT, alg: 'HS256' }, key: publicText }),
        new UnsecuredJWT(claimsWith()).encode(),
      ];
      for (const each of tokens) expect((await notify(each)).statusCode).toBe(400);
      expect(
        (await portal().browser().request(`${AUTH}/backchannel-logout`, { method: 'POST' })).statusCode,
      ).toBe(400);
      expect(await isLoggedIn(browser)).toBe(true);
      expect(logged('provider-logout-refused')).toHaveLength(tokens.length + 1);
    });

    test('refuses an algorithm that is not listed, although the provider publishes its key', async () => {
      await start();
      const browser = await loggedIn();
      const pair = generateKeyPairSync('ml-dsa-44');
      const alg = 'ML-DSA-44';
      const keys = [
        PUBLIC_KEY,
        { ...pair.publicKey.export({ format: 'jwk' }), kid: 'other', alg, use: 'sig' },
      ];
      provider().instead = ({ url }, response) => {
        const isKeys = url === '/jwks';
        if (isKeys) response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }));
        return isKeys;
      };
      const header = { ...LOGOUT, alg, kid: 'other' };
      expect((await notify(await token({}, { header, key: pair.privateKey }))).statusCode).toBe(400);
      expect(await isLoggedIn(browser)).toBe(true);
      expect((await notify(await token())).statusCode).toBe(200);
    });

    test('accepts a key that the provider has changed since the keys were fetched, after ten seconds', async () => {
      await start();
      const browser = await loggedIn();
      expect((await notify(await token({ sub: 'another' }))).statusCode).toBe(200);
      const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const changed = {
        ...pair.publicKey.export({ format: 'jwk' }),
        kid: 'changed',
        alg: 'ES256',
        use: 'sig',
      };
      provider().instead = ({ url }, response) => {
        const isKeys = url === '/jwks';
        if (isKeys)
          response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [changed] }));
        return isKeys;
      };
      const later = Date.now() + 11_000;
      vi.spyOn(Date, 'now').mockImplementation(() => later);
      const header = { ...LOGOUT, kid: 'changed' };
      expect((await notify(await token({}, { header, key: pair.privateKey }))).statusCode).toBe(200);
      expect(await isLoggedIn(browser)).toBe(false);
    });

    test('refuses a token that is sent twice, or as JSON', async () => {
      await start();
      const browser = await loggedIn();
      const right = await token();
      for (const [headers, payload] of [
        [FORM, `logout_token=${right}&logout_token=${right}`],
        [{ 'content-type': 'application/json' }, JSON.stringify({ logout_token: right })],
      ] as const) {
        const sent = { method: 'POST', headers, payload } as const;
        const answer = await portal().browser().request(`${AUTH}/backchannel-logout`, sent);
        expect(answer.statusCode).toBe(400);
      }
      expect(await isLoggedIn(browser)).toBe(true);
    });

    test.each(['logout+jwt', 'LOGOUT+JWT', 'application/logout+jwt'])('accepts the type %s', async (typ) => {
      await start();
      const browser = await loggedIn();
      expect((await notify(await token({ exp: now() + 300 }, { header: { typ } }))).statusCode).toBe(200);
      expect(await isLoggedIn(browser)).toBe(false);
    });

    test('limits invalid tokens per address, but not valid ones', async () => {
      const limit = 3;
      await start({ REQUESTS_PER_MINUTE: String(limit) });
      const notifyFromAfar = async (logoutToken: string) =>
        await portal().app.inject({
          url: `${AUTH}/backchannel-logout`,
          method: 'POST',
          remoteAddress: '192.0.2.1',
          headers: { host: HOSTS[0], ...FORM },
          payload: new URLSearchParams({ logout_token: logoutToken }).toString(),
        });
      const manyRightOnes = async () => {
        for (let sent = 0; sent < 3 * limit; sent++) {
          const answer = await notifyFromAfar(await token({ sub: `customer-${sent}` }));
          expect(answer.statusCode).toBe(200);
        }
      };
      await manyRightOnes();
      for (let sent = 0; sent < limit; sent++) expect((await notifyFromAfar('none')).statusCode).toBe(400);
      const refused = await notifyFromAfar('none');
      expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
      expect(logged('provider-logout-refused')).toHaveLength(limit);
      await manyRightOnes();
    });

    test('answers 503 if the provider’s keys can’t be fetched', async () => {
      await start();
      const browser = await loggedIn();
      provider().instead = (_request, response) => {
        response.writeHead(500).end();
        return true;
      };
      expect((await notify(await token())).statusCode).toBe(503);
      expect(await isLoggedIn(browser)).toBe(true);
    });
  });
});
