import { logIn, loginFrame, OVERVIEW } from './log-in.ts';
import { expectNoFindings } from './no-findings.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';

const { kari, jonas, single } = people;

test('login page, with the test login in its frame', async ({ page }) => {
  await page.goto(`${OVERVIEW}?fromLo`);
  await expect(loginFrame(page).getByLabel('Fødselsnummer')).toBeVisible();
  await expectNoFindings(page);
});

test('test login after a refused number', async ({ page }) => {
  await page.goto(OVERVIEW);
  await loginFrame(page).getByRole('button', { name: 'Logg inn', exact: true }).click();
  await expect(loginFrame(page).getByRole('alert')).toBeVisible();
  await expectNoFindings(page);
});

test('login page while the address loads, and when it can’t be had', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  const looked = Promise.withResolvers<void>();
  await page.route('**/auth/login*', async (route) => {
    await looked.promise;
    await route.fulfill({ status: 503, body: '' });
  });
  await page.goto(portal.url + OVERVIEW);
  await expect(page.getByText('Laster innloggingsvindu').first()).toBeAttached();
  await expectNoFindings(page);
  looked.resolve();
  await expect(page.getByRole('heading', { name: 'Noe har gått galt' })).toBeVisible({ timeout: 15_000 });
  await expectNoFindings(page);
});

test('while the session loads', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await page.route('**/auth/session-status', () => {});
  await page.goto(portal.url + OVERVIEW);
  await expectNoFindings(page);
});

for (const [state, { ssn }] of Object.entries({
  'many insurances': kari,
  'no insurances': jonas,
  one: single,
})) {
  test(`overview with ${state}`, async ({ page }) => {
    await logIn(page, ssn);
    await expectNoFindings(page);
  });
}

test('overview while it loads, and after a failure', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  const looked = Promise.withResolvers<void>();
  await page.route('**/*/avtaler', async (route) => {
    await looked.promise;
    await route.fulfill({ status: 500, body: '' });
  });
  await logIn(page, kari.ssn, { origin: portal.url });
  await expect(page.getByText('Henter forsikringene dine', { exact: true })).toBeAttached();
  await expectNoFindings(page);
  looked.resolve();
  await expect(page.getByText('En feil oppsto ved henting av forsikringene dine.')).toBeVisible({
    timeout: 15_000,
  });
  await expectNoFindings(page);
});

test('overview when something is missing', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await page.route('**/avtaleoversikt/avtaler', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), systemSourceError: true } });
  });
  await logIn(page, kari.ssn, { origin: portal.url });
  await expect(page.getByText('for dem vi ser nå').filter({ visible: true })).toBeVisible();
  await expectNoFindings(page);
});

test('a page that does not exist', async ({ page }) => {
  await page.goto(`${OVERVIEW}finnes-ikke`);
  await expectNoFindings(page);
});

test('«Meny» open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, kari.ssn);
  await page.locator('summary').filter({ hasText: 'Meny' }).click();
  await expect(page.getByRole('link', { name: /^Til nettbank/ })).toBeVisible();
  await expectNoFindings(page);
});

test('the bar with «Tilbake» and another active item', async ({ page, portal }) => {
  await logIn(page, kari.ssn, { origin: portal.origin('eika') });
  await page.goto(`${portal.origin('eika')}${OVERVIEW}tilbud`);
  await expect(page.getByRole('button', { name: 'Tilbake', exact: true })).toBeVisible();
  await expectNoFindings(page);
});

test('a centred header after a login through the mobile bank', async ({ page, portal }) => {
  await logIn(page, kari.ssn, { origin: portal.origin('sbm'), via: 'Mobilbank' });
  await expect(page.getByRole('link', { name: /^Til nettbank/ })).toBeVisible();
  await expectNoFindings(page);
});

test('an error, and a purchase block that offers contact', async ({ page }) => {
  for (const path of ['feil/utilgjengelig', 'kjopsstopp/utenlandskBosted']) {
    await page.goto(OVERVIEW + path);
    await expectNoFindings(page);
  }
});

test('a login that was not finished', async ({ page }) => {
  await page.goto('/api/privat/forsikring/auth/callback?state=x');
  await expectNoFindings(page);
});
