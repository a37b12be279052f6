import { generateKeyPairSync } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { LoginRefusal } from '../../domain/login-outcome.ts';
import { makeScratchFolder } from '../../tools/scratch-folder.mjs';
import type { TestBrowser } from '../testing/browser.ts';
import { databases, emptyDatabase, type TestDatabase } from '../testing/databases.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import type { ProviderBrowser } from '../testing/provider-browser.ts';
import { type RealProvider, type RealProviderOptions, startRealProvider } from '../testing/real-provider.ts';

const CUSTOMER = '13919110028';
const OVERVIEW = '/privat/forsikring/oversikt/';
/** What a provider gives that names nobody in the id token. */
const BY_USERINFO = { conformIdTokenClaims: true };

type Line = { event?: string; refusal?: LoginRefusal; reason?: string };
type Browser = { here: TestBrowser; there: ProviderBrowser };

describe.each(databases())('a login at the real provider on $name', ({ open }) => {
  let database: TestDatabase;
  let portal: TestPortal;
  let provider: RealProvider;
  const lines: Line[] = [];
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    lines.length = 0;
    await emptyDatabase(database.db);
  });
  afterEach(async () => {
    expect(JSON.stringify(lines)).not.toContain(CUSTOMER);
    await portal.close();
    provider.stop();
  });
  afterAll(() => database.close());

  async function start(env: NodeJS.ProcessEnv = {}, options: RealProviderOptions = {}): Promise<void> {
    provider = await startRealProvider(options);
    portal = await openPortal(
      { db: database.db, close: async () => {} },
      { LOG_LEVEL: 'error', ...provider.env, ...env },
      { write: (line) => lines.push(JSON.parse(line)) },
    );
  }

  const newBrowser = (): Browser => ({ here: portal.browser(), there: provider.browser() });

  const loginUrl = async ({ here }: Browser): Promise<string> =>
    (await here.call('GET', '/auth/login')).json().loginUrl;
  const asked = async (browser: Browser) => new URL(await loginUrl(browser)).searchParams;
  const logIn = async (browser = newBrowser()) =>
    await browser.here.request(await browser.there.follow(await loginUrl(browser)));
  const isLoggedIn = async ({ here }: Browser) =>
    'kfpSessionId' in (await here.call('GET', '/auth/session-status')).json();

  async function expectLoggedIn(browser = newBrowser()): Promise<void> {
    const answer = await logIn(browser);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, OVERVIEW]);
    expect(await isLoggedIn(browser)).toBe(true);
  }

  type Refused = { refusal: LoginRefusal; status: number; title: string; reason: string };

  async function expectRefused({ refusal, status, title, reason }: Refused): Promise<void> {
    const browser = newBrowser();
    const answer = await logIn(browser);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(`>${title}</h1>`);
    expect(answer.body).not.toContain('<script');
    expect(answer.body).not.toContain(CUSTOMER);
    expect(answer.cookies).toEqual([]);
    expect(await isLoggedIn(browser)).toBe(false);
    expect(lines.filter(({ event }) => event === 'login-refused')).toMatchObject([{ refusal, reason }]);
  }

  const TOO_LOW = {
    refusal: 'for-lavt-niva',
    status: 403,
    title: 'Du må logge inn på en sikrere måte',
  } as const;
  const TOO_OLD = { refusal: 'for-gammel', status: 403, title: 'Du må vise hvem du er på nytt' } as const;
  const NOBODY = {
    refusal: 'uten-fodselsnummer',
    status: 403,
    title: 'Vi fikk ikke vite hvem du er',
  } as const;
  const OURS = {
    refusal: 'feil-oppsett',
    status: 502,
    title: 'Innloggingen virker ikke akkurat nå',
  } as const;
  const SILENT = { refusal: 'svarer-ikke', status: 503, title: 'Innloggingen svarer ikke' } as const;

  describe('OIDC_ACR_VALUES and OIDC_MIN_ACR', () => {
    const env = { OIDC_ACR_VALUES: 'low substantial high', OIDC_MIN_ACR: 'substantial' };

    test('are asked for, and the lowest and those above it let in', async () => {
      await start(env);
      expect((await asked(newBrowser())).get('acr_values')).toBe('low substantial high');
      for (const acr of ['substantial', 'high']) {
        provider.login = { acr };
        await expectLoggedIn();
      }
    });

    test('a lower one has a page of its own, and no session', async () => {
      await start(env);
      provider.login = { acr: 'low' };
      await expectRefused({ ...TOO_LOW, reason: 'the acr is not accepted' });
    });

    test('a provider that does not say how sure it is lets nobody in', async () => {
      await start(env);
      await expectRefused({ ...TOO_LOW, reason: 'no acr among the claims' });
    });

    test('whoever is logged in already stays so, and reads what went wrong', async () => {
      await start(env);
      const browser = newBrowser();
      provider.login = { acr: 'high' };
      await expectLoggedIn(browser);
      provider.login = { acr: 'low' };
      const refused = await logIn(browser);
      expect(refused.statusCode).toBe(403);
      expect(refused.body).toContain(TOO_LOW.title);
      expect(refused.body).toContain('Du er fortsatt logget inn fra før.');
      expect(await isLoggedIn(browser)).toBe(true);
    });

    test('what is accepted is asked for where nothing else is', async () => {
      await start({ OIDC_MIN_ACR: 'substantial high' });
      expect((await asked(newBrowser())).get('acr_values')).toBe('substantial high');
    });

    test('are words for the customer in their language', async () => {
      await start(env);
      provider.login = { acr: 'low' };
      for (const [language, title] of [
        ['nn', 'Du må logge inn på ein sikrare måte'],
        ['en', 'You need to log in more securely'],
      ] as const) {
        const browser = newBrowser();
        browser.here.cookies.set('kfp-spraak', language);
        expect((await logIn(browser)).body).toContain(title);
      }
    });
  });

  describe('OIDC_MAX_AGE', () => {
    const ago = (seconds: number) => ({ ts: Math.floor(Date.now() / 1000) - seconds });

    test('is asked for, and a newer login let in', async () => {
      await start({ OIDC_MAX_AGE: '3600' });
      expect((await asked(newBrowser())).get('max_age')).toBe('3600');
      provider.login = ago(3500);
      await expectLoggedIn();
    });

    test('an older login has a page of its own, and no session', async () => {
      await start({ OIDC_MAX_AGE: '3600' });
      provider.login = ago(3700);
      await expectRefused({ ...TOO_OLD, reason: 'the auth_time is too old' });
    });

    test('also without it the provider’s word of 30 days ago is no login of now', async () => {
      await start();
      provider.login = ago(30 * 86_400);
      await expectRefused({ ...TOO_OLD, reason: 'the auth_time is too old' });
    });
  });

  describe('OIDC_PROMPT', () => {
    test('is login: whoever the provider knows proves it anew', async () => {
      await start();
      expect((await asked(newBrowser())).get('prompt')).toBe('login');
    });

    test('empty is single sign-on: whoever the provider knows is let in, and proves it anew where that is asked', async () => {
      await start({ OIDC_PROMPT: '', OIDC_MAX_AGE: '28800' });
      const browser = newBrowser();
      expect((await asked(browser)).has('prompt')).toBe(false);
      provider.login = { ts: Math.floor(Date.now() / 1000) - 3600 };
      await expectLoggedIn(browser);
      const mayFetch = async () => (await browser.here.call('GET', '/mine-data/status')).json().kanHentes;
      expect(await mayFetch()).toBe(false);

      // The provider would not be asked of anybody else, in a browser that it knows.
      provider.login = null;
      const elsewhere = { here: portal.browser(), there: browser.there };
      await expectLoggedIn(elsewhere);

      provider.login = {};
      const fresh = await asked(browser);
      expect([fresh.get('prompt'), fresh.get('max_age')]).toEqual(['login', '600']);
      await expectLoggedIn(browser);
      expect(await mayFetch()).toBe(true);
    });

    test('none asks silently first, and aloud where the provider has to show something', async () => {
      await start({ OIDC_PROMPT: 'none' });
      const browser = newBrowser();
      const silent = await browser.there.follow(await loginUrl(browser));
      expect(new URL(silent).searchParams.get('error')).toBe('login_required');
      const answer = await browser.here.request(silent);
      expect(answer.statusCode).toBe(303);
      const aloud = String(answer.headers.location);
      expect(new URL(aloud).searchParams.has('prompt')).toBe(false);
      const callback = await browser.here.request(await browser.there.follow(aloud));
      expect([callback.statusCode, callback.headers.location]).toEqual([303, OVERVIEW]);

      provider.login = null;
      await expectLoggedIn({ here: portal.browser(), there: browser.there });
    });
  });

  describe('OIDC_CLIENT_AUTH', () => {
    test.each(['client_secret_basic', 'client_secret_post'] as const)('%s', async (method) => {
      await start({ OIDC_CLIENT_AUTH: method }, { client: { token_endpoint_auth_method: method } });
      await expectLoggedIn();
    });

    test.each([
      ['EC', generateKeyPairSync('ec', { namedCurve: 'P-256' }), 'ES256'],
      ['RSA', generateKeyPairSync('rsa', { modulusLength: 2048 }), 'PS256'],
    ])('private_key_jwt with an %s key', async (_kind, { privateKey, publicKey }, alg) => {
      const folder = makeScratchFolder('client-key-');
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const file = join(folder, 'key.json');
      writeFileSync(file, JSON.stringify({ ...privateKey.export({ format: 'jwk' }), alg, kid: 'ours' }));
      await start(
        { OIDC_CLIENT_AUTH: 'private_key_jwt', OIDC_CLIENT_KEY_FILE: file, OIDC_CLIENT_SECRET: '' },
        {
          client: {
            client_secret: undefined,
            token_endpoint_auth_method: 'private_key_jwt',
            jwks: { keys: [{ ...publicKey.export({ format: 'jwk' }), alg, kid: 'ours', use: 'sig' }] },
          },
        },
      );
      await expectLoggedIn();
    });

    test('that the provider refuses is our fault, and operations read so', async () => {
      await start({ OIDC_CLIENT_SECRET: 'another-one' });
      await expectRefused({ ...OURS, reason: 'the provider refused our client or its token' });
    });
  });

  describe('OIDC_USERINFO', () => {
    test('on: the national id is taken from there where the id token lacks it', async () => {
      await start({ OIDC_USERINFO: 'on' }, { configuration: BY_USERINFO });
      await expectLoggedIn();
      const { ssn, name } = await database.db.selectFrom('customer').selectAll().executeTakeFirstOrThrow();
      expect([ssn, name]).toEqual([CUSTOMER, 'Nina Ny']);
    });

    test('off: the customer reads that the provider did not say who they are', async () => {
      await start({}, { configuration: BY_USERINFO });
      await expectRefused({ ...NOBODY, reason: 'no national id among the claims' });
    });

    test('that has none either', async () => {
      await start({ OIDC_USERINFO: 'on' }, { claims: { name: 'Nina Ny' } });
      await expectRefused({ ...NOBODY, reason: 'no national id among the claims' });
    });

    test('with something else in the place of a national id', async () => {
      await start({}, { claims: { pid: '12345678901' } });
      await expectRefused({ ...NOBODY, reason: 'the claim of the national id has none' });
    });

    test('that does not answer', async () => {
      await start({ OIDC_USERINFO: 'on' }, { configuration: BY_USERINFO });
      provider.instead = ({ url }, response) => {
        if (!url?.startsWith('/me')) return false;
        response.writeHead(500).end('<html>');
        return true;
      };
      await expectRefused({
        ...SILENT,
        reason: 'the provider does not answer: OAUTH_RESPONSE_IS_NOT_CONFORM',
      });
    });
  });

  describe('a provider', () => {
    test.each([
      ['that is down', 503, '', 'OAUTH_RESPONSE_IS_NOT_CONFORM'],
      ['that answers with a page', 200, '<html>', 'OAUTH_RESPONSE_IS_NOT_JSON'],
    ])('%s is said to be', async (_what, status, body, code) => {
      await start();
      provider.instead = ({ method }, response) => {
        if (method !== 'POST') return false;
        response.writeHead(status, { 'content-type': 'text/html' }).end(body);
        return true;
      };
      await expectRefused({ ...SILENT, reason: `the provider does not answer: ${code}` });
    });

    test('that hangs is given up within three seconds, at the beginning and at the end of a login', async () => {
      await start();
      const browser = newBrowser();
      const callback = await browser.there.follow(await loginUrl(browser));
      const stranger = await openPortal({ db: database.db, close: async () => {} }, provider.env);
      onTestFinished(() => stranger.close());
      provider.instead = () => true;
      const began = performance.now();
      const [answer, login] = await Promise.all([
        browser.here.request(callback),
        stranger.browser().call('GET', '/auth/login'),
      ]);
      expect(performance.now() - began).toBeLessThan(3000);
      expect([answer.statusCode, login.statusCode]).toEqual([503, 503]);
      expect(answer.body).toContain(SILENT.title);
    });

    test('that says itself that it wants more, or that it is down, is believed', async () => {
      await start();
      for (const [error, status, title] of [
        ['unmet_authentication_requirements', 403, TOO_LOW.title],
        ['temporarily_unavailable', 503, SILENT.title],
        ['invalid_scope', 502, OURS.title],
      ] as const) {
        const browser = newBrowser();
        const state = (await asked(browser)).get('state');
        const answer = await browser.here.request(
          `/api/privat/forsikring/auth/callback?error=${error}&state=${state}`,
        );
        expect(answer.statusCode).toBe(status);
        expect(answer.body).toContain(title);
      }
    });

    test('that the customer stops leads back to the login page', async () => {
      await start();
      provider.login = null;
      const answer = await logIn();
      expect([answer.statusCode, answer.headers.location]).toEqual([303, OVERVIEW]);
    });
  });
});
