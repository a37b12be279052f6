import { describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { loginsAtProvider, OVERVIEW, TOO_LOW, TOO_OLD } from '../testing/login-outcomes.ts';

describe.each(databases())('what a login at the real provider is asked for on $name', ({ open }) => {
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

    test('are asked for, and the lowest and those above it let in', async () => {
      await start(env);
      expect((await asked()).get('acr_values')).toBe('low substantial high');
      for (const acr of ['substantial', 'high']) {
        provider().login = { acr };
        await expectLoggedIn();
      }
    });

    test('a lower one has a page of its own, and no session', async () => {
      await start(env);
      provider().login = { acr: 'low' };
      await expectRefused(TOO_LOW, 'the acr is not accepted');
    });

    test('a provider that does not say how sure it is lets nobody in', async () => {
      await start(env);
      await expectRefused(TOO_LOW, 'no acr among the claims');
    });

    test('whoever is logged in already stays so, and reads what went wrong', async () => {
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
    });

    test('what is accepted is asked for where nothing else is', async () => {
      await start({ OIDC_MIN_ACR: 'substantial high' });
      expect((await asked()).get('acr_values')).toBe('substantial high');
    });

    test('are words for the customer in their language', async () => {
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
  });

  describe('OIDC_MAX_AGE', () => {
    const ago = (seconds: number) => ({ ts: Math.floor(Date.now() / 1000) - seconds });

    test('is asked for, and a newer login let in', async () => {
      await start({ OIDC_MAX_AGE: '3600' });
      expect((await asked()).get('max_age')).toBe('3600');
      provider().login = ago(3500);
      await expectLoggedIn();
    });

    test('an older login has a page of its own, and no session', async () => {
      await start({ OIDC_MAX_AGE: '3600' });
      provider().login = ago(3700);
      await expectRefused(TOO_OLD, 'the auth_time is too old');
    });

    test('also without it the provider’s word of 30 days ago is no login of now', async () => {
      await start();
      provider().login = ago(30 * 86_400);
      await expectRefused(TOO_OLD, 'the auth_time is too old');
    });
  });

  describe('OIDC_PROMPT', () => {
    test('is login: whoever the provider knows proves it anew', async () => {
      await start();
      expect((await asked()).get('prompt')).toBe('login');
    });

    test('empty is single sign-on: whoever the provider knows is let in, and proves it anew where that is asked', async () => {
      await start({ OIDC_PROMPT: '', OIDC_MAX_AGE: '28800' });
      const browser = newBrowser();
      expect((await asked(browser)).has('prompt')).toBe(false);
      provider().login = { ts: Math.floor(Date.now() / 1000) - 3600 };
      await expectLoggedIn(browser);
      const mayFetch = async () => (await browser.here.call('GET', '/mine-data/status')).json().kanHentes;
      expect(await mayFetch()).toBe(false);

      // The provider would not be asked of anybody else, in a browser that it knows.
      provider().login = null;
      const elsewhere = { here: portal().browser(), there: browser.there };
      await expectLoggedIn(elsewhere);

      provider().login = {};
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

      provider().login = null;
      await expectLoggedIn({ here: portal().browser(), there: browser.there });
    });
  });
});
