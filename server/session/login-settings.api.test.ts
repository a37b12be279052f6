import { describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { loginsAtProvider, OVERVIEW, TOO_LOW, TOO_OLD } from '../testing/login-outcomes.ts';

describe.each(databases().slice(0, 1))('login settings at the real provider', ({ open }) => {
  const {
    asked,
    expectLoggedIn,
    expectRefused,
    isLoggedIn,
    logIn,
    loginUrl,
    newBrowser,
    portal,
    provider,
    start,
  } = loginsAtProvider(open);

  describe('OIDC_ACR_VALUES and OIDC_MIN_ACR', () => {
    const env = { OIDC_ACR_VALUES: 'low substantial high', OIDC_MIN_ACR: 'substantial' };

    test('request the levels and accept the listed minimum and above', async () => {
      await start(env);
      expect((await asked()).get('acr_values')).toBe('low substantial high');
      for (const acr of ['substantial', 'high']) {
        provider().login = { acr };
        await expectLoggedIn();
      }
    });

    test('refuse a lower level with its own page and without a session', async () => {
      await start(env);
      provider().login = { acr: 'low' };
      await expectRefused(TOO_LOW, 'the acr is not accepted');
    });

    test('refuse a login without acr', async () => {
      await start(env);
      await expectRefused(TOO_LOW, 'no acr among the claims');
    });

    test('keep an existing session when a new login is refused', async () => {
      await start(env);
      const browser = newBrowser();
      provider().login = { acr: 'high' };
      await expectLoggedIn(browser);
      provider().login = { acr: 'low' };
      const refused = await logIn(browser);
      expect(refused.statusCode).toBe(403);
      expect(refused.body).toContain(TOO_LOW.title);
      expect(refused.body).toContain('Du er fortsatt logget inn fra før.');
      expect(await isLoggedIn(browser)).toBe(true);

      const fresh = await browser.here.call('GET', '/auth/login?goto=/privat/forsikring/oversikt/deling');
      const callback = await browser.there.follow(fresh.json().loginUrl);
      const { body } = await browser.here.request(callback);
      expect(body).toMatch(/<a href="\/privat\/forsikring\/oversikt\/deling"[^>]*>Gå tilbake<\/a>/);
    });

    test('request the accepted levels if OIDC_ACR_VALUES is not set', async () => {
      await start({ OIDC_MIN_ACR: 'substantial high' });
      expect((await asked()).get('acr_values')).toBe('substantial high');
    });

    test('show the refusal in the customer’s language', async () => {
      await start(env);
      provider().login = { acr: 'low' };
      for (const [language, title] of [
        ['nn', 'Du må logge inn på ein sikrare måte'],
        ['en', 'You need to log in more securely'],
      ] as const) {
        const browser = newBrowser();
        browser.here.cookies.set('kfp-spraak', language);
        expect((await logIn(browser)).body).toContain(title);
      }
    });

    test('leads from the refusal to the requested page when another language is chosen', async () => {
      await start(env);
      provider().login = { acr: 'low' };
      const { here, there } = newBrowser();
      const login = await here.call('GET', '/auth/login?goto=/privat/forsikring/oversikt/tilbud');
      const refused = await here.request(await there.follow(login.json().loginUrl));
      const [, link = ''] = /href="([^"]*\/oversikt\/spraak[^"]*)"/.exec(refused.body) ?? [];
      const page = await here.request(link);
      const fields = [...page.body.matchAll(/type="hidden" name="(xsrf|nokkel|tilbake)" value="([^"]*)"/g)];
      const answer = await here.request('/privat/forsikring/oversikt/spraak', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams([['spraak', 'en'], ...fields.map(([, ...field]) => field)]).toString(),
      });
      expect(answer.headers.location).toBe('/privat/forsikring/oversikt/tilbud');
    });
  });

  describe('OIDC_MAX_AGE', () => {
    const ago = (seconds: number) => ({ ts: Math.floor(Date.now() / 1000) - seconds });

    test('is requested, and a newer login is accepted', async () => {
      await start({ OIDC_MAX_AGE: '3600' });
      expect((await asked()).get('max_age')).toBe('3600');
      provider().login = ago(3500);
      await expectLoggedIn();
    });

    test('refuses an older login with its own page and without a session', async () => {
      await start({ OIDC_MAX_AGE: '3600' });
      provider().login = ago(3700);
      await expectRefused(TOO_OLD, 'the auth_time is too old');
    });

    test('when not set, still refuses a 30-day-old login', async () => {
      await start();
      provider().login = ago(30 * 86_400);
      await expectRefused(TOO_OLD, 'the auth_time is too old');
    });
  });

  describe('OIDC_PROMPT', () => {
    test('defaults to login, so that the customer must authenticate again', async () => {
      await start();
      expect((await asked()).get('prompt')).toBe('login');
    });

    test('empty allows single sign-on, and fresh logins still require authentication', async () => {
      await start({ OIDC_PROMPT: '', OIDC_MAX_AGE: '28800' });
      const browser = newBrowser();
      expect((await asked(browser)).has('prompt')).toBe(false);
      provider().login = { ts: Math.floor(Date.now() / 1000) - 3600 };
      await expectLoggedIn(browser);
      const mayFetch = async () => (await browser.here.call('GET', '/mine-data/status')).json().kanHentes;
      expect(await mayFetch()).toBe(false);

      // With `login` null the provider can't log in anyone new; it knows the customer in this browser.
      provider().login = null;
      const elsewhere = { here: portal().browser(), there: browser.there };
      await expectLoggedIn(elsewhere);

      provider().login = {};
      const fresh = await asked(browser);
      expect([fresh.get('prompt'), fresh.get('max_age')]).toEqual(['login', '600']);
      await expectLoggedIn(browser);
      expect(await mayFetch()).toBe(true);
    });

    test('none tries a silent login first, then an interactive one if the provider needs the customer', async () => {
      await start({ OIDC_PROMPT: 'none' });
      const browser = newBrowser();
      const silent = await browser.there.follow(await loginUrl(browser));
      expect(new URL(silent).searchParams.get('error')).toBe('login_required');
      const answer = await browser.here.request(silent);
      expect(answer.statusCode).toBe(303);
      const interactive = String(answer.headers.location);
      expect(new URL(interactive).searchParams.has('prompt')).toBe(false);
      const callback = await browser.here.request(await browser.there.follow(interactive));
      expect([callback.statusCode, callback.headers.location]).toEqual([303, OVERVIEW]);

      provider().login = null;
      await expectLoggedIn({ here: portal().browser(), there: browser.there });
    });
  });
});
