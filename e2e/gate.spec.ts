import type { Page, Route } from '@playwright/test';
import { refuseCookies } from './consent-cookie.ts';
import { distributorFile, fremtind } from './distributor-file.ts';
import { apiRequests, beginSession, OVERVIEW, withoutScripts } from './log-in.ts';
import { expect, startPortal, test } from './portal.ts';
import { visit } from './visit.ts';

const STATUS = '**/auth/session-status';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Delays the response for the session status until the returned function is called. `answer` sends the
 * response.
 */
async function holdSession(page: Page, answer: (route: Route) => Promise<void>): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(STATUS, async (route) => {
    await held.promise;
    await answer(route);
  });
  return held.resolve;
}

test('a protected page is empty while the session loads, then goes to the login and keeps its address', async ({
  page,
}) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  const letGo = await holdSession(page, (route) => route.fulfill({ json: {} }));
  await visit(page, `${portal.url}${OVERVIEW}tilbud?fromLo=1`);
  await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached();
  await expect(page.locator('main')).toHaveText('');
  letGo();
  await expect(heading(page)).toHaveText('Logg inn');
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, searchParams.get('goto')]).toEqual([OVERVIEW, `${OVERVIEW}tilbud?fromLo=1`]);
});

test('a form that is sent without scripts after the session has ended leads to the bank’s login on another site', async ({
  page,
}) => {
  const unauthorizedUrl = 'https://bank.example/inn';
  const portal = await startPortal({ DISTRIBUTORS_FILE: distributorFile({ unauthorizedUrl }) });
  await beginSession(page, '05843821881', { origin: portal.url });
  const plain = await withoutScripts(page, portal.url);
  await plain.context().route('https://bank.example/**', (route) => route.fulfill({ body: 'bank' }));
  for (const name of ['Vis fødselsnummer', 'Endre mobilnummer']) {
    await plain.goto(`${OVERVIEW}forsikringsprofil`);
    const cookies = await plain.context().cookies();
    await plain.context().clearCookies({ name: 'kfp-session' });
    await plain.getByRole('button', { name }).first().click();
    await plain.waitForURL(`${unauthorizedUrl}?goto=*`);
    await plain.context().addCookies(cookies);
  }
  await plain.context().close();
});

test('customers without a login go to the distributor’s own address, and the root waits for the session before it says that the overview is off', async ({
  page,
}) => {
  const unauthorizedUrl = '/privat/forsikring/logg-inn';
  const toggles = { 'nysalg-skade': 'false', 'direkte-innlogging': 'true' };
  const off = { ...fremtind, toggles, shortname: 'av', hosts: ['av.localhost'] };
  const portal = await startPortal({
    DISTRIBUTORS_FILE: distributorFile({ unauthorizedUrl }, [off]),
    FIRST_PAGE_MS: '0',
  });
  await refuseCookies(page.context(), portal.origin('av'));
  await visit(page, `${portal.url}${OVERVIEW}forsikringsprofil`);
  await page.waitForURL(
    `${portal.url}${unauthorizedUrl}?goto=${encodeURIComponent(`${OVERVIEW}forsikringsprofil`)}`,
  );

  const letGo = await holdSession(page, (route) => route.fulfill({ json: {} }));
  await visit(page, portal.origin('av') + OVERVIEW);
  await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached();
  await expect(heading(page)).toHaveText('Vennligst vent');
  await expect(page.getByRole('banner')).toHaveCount(0);
  letGo();
  await expect(heading(page)).toHaveText('Noe har gått galt');
});

test('no customer data is requested before login, also if the session status fails', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  const requests = apiRequests(page);
  for (const path of ['', 'feil/generell', 'finnes-ikke']) {
    await visit(page, portal.url + OVERVIEW + path);
    await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached();
    await expect(heading(page)).not.toHaveText('Vennligst vent');
  }
  const asked = new Set(requests.map((request) => request.replace('/api/privat/forsikring', '')));
  expect([...asked].toSorted()).toEqual(['GET /auth/login', 'GET /auth/session-status']);

  requests.length = 0;
  await page.route(STATUS, (route) => route.fulfill({ status: 500, body: '' }));
  await visit(page, portal.url + OVERVIEW);
  await expect(heading(page)).toHaveText('Logg inn');
  await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached();
  expect(requests.filter((request) => request.endsWith('/session-status'))).toHaveLength(1);
});
