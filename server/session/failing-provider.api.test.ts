import { describe, expect, onTestFinished, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { loginsAtProvider, OURS, OVERVIEW, SILENT, STOPPED, TOO_LOW } from '../testing/login-outcomes.ts';
import { openPortal } from '../testing/portal.ts';

describe.each(databases().slice(0, 1))('login at a failing provider', ({ open }) => {
  const { db, expectRefused, logged, logIn, loginUrl, newBrowser, provider, start } = loginsAtProvider(open);

  describe('a provider that', () => {
    test.each([
      ['is down', 503, '', 'OAUTH_RESPONSE_IS_NOT_CONFORM'],
      ['answers with a page', 200, '<html>', 'OAUTH_RESPONSE_IS_NOT_JSON'],
    ])('%s is reported as not answering', async (_what, status, body, code) => {
      await start();
      provider().instead = ({ method }, response) => {
        if (method !== 'POST') return false;
        response.writeHead(status, { 'content-type': 'text/html' }).end(body);
        return true;
      };
      await expectRefused(SILENT, `the provider does not answer: ${code}`);
    });

    test('hangs fails both the start and the end of a login within three seconds', async () => {
      await start();
      const browser = newBrowser();
      const callback = await browser.there.follow(await loginUrl(browser));
      const stranger = await openPortal({ db: db(), close: async () => {} }, provider().env);
      onTestFinished(() => stranger.close());
      provider().instead = () => true;
      const began = performance.now();
      const [answer, login] = await Promise.all([
        browser.here.request(callback),
        stranger.browser().call('GET', '/auth/login'),
      ]);
      expect(performance.now() - began).toBeLessThan(3000);
      expect([answer.statusCode, login.statusCode]).toEqual([503, 503]);
      expect(answer.body).toContain(SILENT.title);
    });

    test.each([
      ['unmet_authentication_requirements', TOO_LOW],
      ['temporarily_unavailable', SILENT],
      ['invalid_scope', OURS],
      ['login_required', STOPPED],
      ['interaction_required', STOPPED],
      ['consent_required', STOPPED],
      ['account_selection_required', STOPPED],
    ])(
      'returns %s gets the page of that error, which leads to a login for the requested page',
      async (error, { refusal, status, title }) => {
        await start();
        const { here } = newBrowser();
        const goto = encodeURIComponent('/privat/forsikring/betaling?a=1');
        const { loginUrl: address } = (await here.call('GET', `/auth/login?goto=${goto}`)).json();
        const state = new URL(address).searchParams.get('state');
        const answer = await here.request(
          `/api/privat/forsikring/auth/callback?error=${error}&state=${state}`,
        );
        expect(answer.statusCode).toBe(status);
        expect(answer.body).toContain(`>${title}</h1>`);
        expect(answer.body).toMatch(
          new RegExp(`<a href="${OVERVIEW}\\?goto=${goto}" target="_top"[^>]*>Logg inn på nytt</a>`),
        );
        expect(logged('login-refused')).toMatchObject([
          { refusal, reason: `the provider stopped the login: ${error}` },
        ]);
      },
    );

    test('returns a cancelled login sends the customer back to the login page', async () => {
      await start();
      provider().login = null;
      const answer = await logIn();
      expect([answer.statusCode, answer.headers.location]).toEqual([303, OVERVIEW]);
      const reason = 'the provider stopped the login: access_denied';
      expect(logged('login-stopped')).toMatchObject([{ reason }]);
    });
  });
});
