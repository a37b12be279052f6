import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../tools/free-port.mjs';
import { databases } from '../testing/databases.ts';
import { loginsAtProvider } from '../testing/login-outcomes.ts';
import { openPortal } from '../testing/portal.ts';

const HALF_MINUTE_MS = 30_000;
const [embedded] = databases();
if (!embedded) throw new Error('no database');
const { logIn, loginUrl, newBrowser, portal, provider, start } = loginsAtProvider(embedded.open);

/** Returns the values of the metrics of logins: `{"begun":1,…,"up":1}`. */
async function metrics(): Promise<Record<string, number>> {
  const { body } = await portal().app.inject('/internal/metrics');
  const steps = [...body.matchAll(/^logins_total\{step="(\w+)"\} (\d+)$/gm)];
  const up = /^login_provider_up (\d)$/m.exec(body)?.[1];
  return Object.fromEntries([...steps.map(([, step, count]) => [step, Number(count)]), ['up', Number(up)]]);
}

test('logins are counted when they begin and when they are completed', async () => {
  await start();
  expect(await metrics()).toEqual({ begun: 0, unanswered: 0, completed: 0, up: 1 });
  await loginUrl(newBrowser());
  await logIn();
  expect(await metrics()).toEqual({ begun: 2, unanswered: 0, completed: 1, up: 1 });
});

test('a provider that dies is counted and measured, also before a customer comes', async () => {
  await start();
  await logIn();
  const browser = newBrowser();
  const callback = await browser.there.follow(await loginUrl(browser));
  provider().instead = (_request, response) => {
    response.writeHead(503).end();
    return true;
  };
  expect(await metrics()).toEqual({ begun: 2, unanswered: 0, completed: 1, up: 0 });
  await browser.here.request(callback);
  expect(await metrics()).toMatchObject({ begun: 2, unanswered: 1, completed: 1 });
  provider().instead = () => false;
  expect(await metrics()).toMatchObject({ up: 0 });
  const later = performance.now() + HALF_MINUTE_MS;
  vi.spyOn(performance, 'now').mockImplementation(() => later);
  expect(await metrics()).toMatchObject({ up: 1 });
  vi.restoreAllMocks();
});

test('the log says why the provider does not answer, to the metrics and to a customer', async () => {
  const lines: string[] = [];
  const OIDC_ISSUER = `http://127.0.0.1:${await freePort()}`;
  const env = { OIDC_ISSUER, OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: 'hemmelig', LOG_LEVEL: 'error' };
  const lonely = await openPortal(await embedded.open(), env, {
    logTo: { write: (line) => void lines.push(line) },
  });
  onTestFinished(() => lonely.close());
  await lonely.app.inject('/internal/metrics');
  await lonely.browser().call('GET', '/auth/login');
  const reasons = lines.flatMap((line) => {
    const { msg, reason } = JSON.parse(line);
    return msg === 'the login provider does not answer' ? [reason] : [];
  });
  const reason = 'OIDC_ISSUER: fetch failed: ECONNREFUSED';
  expect(reasons).toEqual([reason, reason]);
});
