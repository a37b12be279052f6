import type { Page } from '@playwright/test';
import { beginSession, logIn, loginFrame, OVERVIEW } from './log-in.ts';
import { expectNoFindings } from './no-findings.ts';
import { passTimeUntil, RETRY_MS } from './pass-time.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { visit } from './visit.ts';

const { kari, jonas, single } = people;
/** Other tests check whole pages. */
const HEAD = 'header, .kfp-navigation';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('pages before the login, also after a rejected number: errors, purchase blocks, the end of a session, an unfinished login', async ({
  page,
}) => {
  await test.step('the login page, with the test login in its frame, also after a rejected number', async () => {
    await visit(page, `${OVERVIEW}?fromLo`);
    await expect(loginFrame(page).getByLabel('Fødselsnummer')).toBeVisible();
    await expectNoFindings(page);
    await loginFrame(page).getByRole('button', { name: 'Logg inn', exact: true }).click();
    await expect(loginFrame(page).getByRole('alert')).toBeVisible();
    await expectNoFindings(page, 'iframe');
  });

  await test.step('pages without data: errors, purchase blocks, the end of a session, and an unfinished login', async () => {
    for (const [path, title] of [
      ['finnes-ikke', 'Denne siden ser ut til å være borte...'],
      ['feil/utilgjengelig', 'Tjenesten er utilgjengelig nå'],
      ['kjopsstopp/utenlandskBosted', 'Bostedsadressen din er utenfor Norge'],
      ['utlogget', 'Du er logget ut'],
      ['utlogget-overalt', 'Du er logget ut overalt'],
      ['tidsavbrudd', 'Du er logget ut'],
      ['?utlogget=tid', 'Logg inn'],
    ] as const) {
      await test.step(path, async () => {
        await visit(page, OVERVIEW + path);
        await expect(heading(page)).toHaveText(title);
        await expectNoFindings(page, 'main');
      });
    }

    await visit(page, '/api/privat/forsikring/auth/callback?state=x');
    await expect(heading(page)).toHaveText('Innloggingen ble ikke fullført');
    await expectNoFindings(page);

    const begun = await page.request.get('/api/privat/forsikring/auth/login', {
      headers: { 'x-requested-by': 'forsikringsoversikt' },
    });
    const login = new URL((await begun.json()).loginUrl);
    const answer = new URLSearchParams({
      error: 'unmet_authentication_requirements',
      state: login.searchParams.get('state') ?? '',
      iss: `${login.origin}/testinnlogging`,
    });
    await visit(page, `/api/privat/forsikring/auth/callback?${answer}`);
    await expect(heading(page)).toHaveText('Du må logge inn på en sikrere måte');
    await expectNoFindings(page, 'main');
  });
});

test('while the session and the login page load, and when that fails', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await page.route('**/auth/session-status', () => {});
  await visit(page, portal.url + OVERVIEW);
  await expect(heading(page)).toHaveText('Vennligst vent');
  await expectNoFindings(page);
  await page.unroute('**/auth/session-status');

  await page.clock.install();
  const looked = Promise.withResolvers<void>();
  await page.route('**/auth/login*', async (route) => {
    await looked.promise;
    await route.fulfill({ status: 503, body: '' });
  });
  await visit(page, portal.url + OVERVIEW);
  await expect(page.getByText('Laster innloggingsvindu').first()).toBeAttached();
  await expectNoFindings(page, 'main');
  looked.resolve();
  await passTimeUntil(page, RETRY_MS, page.getByRole('heading', { name: 'Noe har gått galt' }));
  await expectNoFindings(page, 'main');
});

// One context loads the scripts once, which are half of the cost of a first page.
test('the overview with ten insurances, none and one, and a failed logout', async ({ page }) => {
  for (const [{ ssn }, count] of [
    [kari, 10],
    [jonas, 0],
    [single, 1],
  ] as const) {
    await test.step(`${count} insurances`, async () => {
      await logIn(page, ssn);
      await expect(page.locator('#forsikringene-dine')).toBeVisible();
      await expect(page.locator('#forsikringene-dine a.kfp-agreement')).toHaveCount(count);
      await expectNoFindings(page, ssn === kari.ssn ? undefined : 'main');
    });
  }
  await page.route('**/auth/logout', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await expect(heading(page)).toHaveText('Vi fikk ikke logget deg ut');
  await expectNoFindings(page);
});

test('the overview while it loads, after a failure, and with missing insurances', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await page.clock.install();
  const looked = Promise.withResolvers<void>();
  const late = /\/(avtaler|helseerklaering|avtaleoversikt\/tilbud|produktanbefaling)$/;
  await page.route(late, async (route) => {
    await looked.promise;
    await route.fulfill({ status: 500, body: '{}' });
  });
  await logIn(page, kari.ssn, { origin: portal.url });
  for (const what of ['forsikringene', 'oppgavene', 'tilbudene', 'anbefalingene'])
    await expect(page.getByText(`Henter ${what} dine`, { exact: true })).toBeAttached();
  await expectNoFindings(page, 'main');
  looked.resolve();
  await passTimeUntil(page, RETRY_MS, page.getByText('En feil oppsto ved henting av forsikringene dine.'));
  await expect(page.getByText('Her mangler tilbud nå')).toBeVisible();
  await expectNoFindings(page, 'main');

  await page.unroute(late);
  await page.route('**/avtaleoversikt/avtaler', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), systemSourceError: true } });
  });
  await logIn(page, kari.ssn, { origin: portal.url });
  await expect(page.getByText('for dem vi ser nå').filter({ visible: true })).toBeVisible();
  await expectNoFindings(page, 'main');
});

test('the open «Meny», the bar with «Tilbake», and a centred header in the mobile bank', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, kari.ssn, { origin: portal.origin('dnb') });
  await page.locator('summary').filter({ hasText: 'Meny' }).click();
  await expect(page.getByRole('link', { name: /^Til nettbank/ })).toBeVisible();
  await expectNoFindings(page, HEAD);

  await beginSession(page, kari.ssn, { origin: portal.origin('eika') });
  await visit(page, `${portal.origin('eika')}${OVERVIEW}tilbud`);
  await expect(page.getByRole('button', { name: 'Tilbake', exact: true })).toBeVisible();
  await expectNoFindings(page, HEAD);

  await beginSession(page, kari.ssn, { origin: portal.origin('sbm'), loginContext: 'MOBILBANK' });
  await visit(page, `${portal.origin('sbm')}${OVERVIEW}tilbud`);
  await expect(page.getByRole('link', { name: /^Til nettbank/ })).toBeVisible();
  await expectNoFindings(page, HEAD);
});

test('offline, on a page of the mobile bank with its link to the profile', async ({
  page,
  context,
  portal,
}) => {
  await logIn(page, kari.ssn, { origin: portal.url, loginContext: 'MOBILBANK' });
  await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached();
  await page.getByRole('link', { name: 'Profilen din' }).click();
  await expect(heading(page)).toHaveText('Forsikringsprofil');
  await context.setOffline(true);
  await expect(page.getByText('Du er uten nett.')).toBeVisible();
  await expectNoFindings(page);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Til forsikringsoversikten', exact: true }).click();
  await expect(heading(page)).toHaveText('Forsikringsoversikt');
});
