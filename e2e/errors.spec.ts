import { beginSession, consoleErrors, OVERVIEW, withoutScripts } from './log-in.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { untilHydrated, visit } from './visit.ts';

const { kari } = people;
test('error pages show what happened, and «Gå tilbake» takes one click to the previous page', async ({
  page,
}) => {
  await test.step('an error page and a purchase-block page hydrate with their links and pictures', async () => {
    const errors = consoleErrors(page);
    for (const [path, title] of [
      ['feil/generell', 'Noe har gått galt'],
      ['kjopsstopp/utenlandskBosted', 'Bostedsadressen din er utenfor Norge'],
    ] as const) {
      await visit(page, OVERVIEW + path);
      await expect(page).toHaveTitle(`${title} – Fremtind Forsikring`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(
        page.getByRole('link', { name: 'Til forsikringsoversikten', exact: true }),
      ).toHaveAttribute('href', OVERVIEW);
      await expect(page.getByRole('button', { name: 'Gå tilbake' })).toBeVisible();
      await expect(page.locator('main svg.kfp-illustration')).toBeVisible();
    }
    expect(errors).toEqual([]);
  });

  await test.step('a malformed address shows that the page does not exist, with a link to the overview', async () => {
    const toOverview = page.getByRole('link', { name: 'Til forsikringsoversikten', exact: true });
    for (const path of ['feil/%E0', '%', `feil/${'x'.repeat(2000)}`]) {
      const what = path.slice(0, 12);
      const answer = await visit(page, OVERVIEW + path);
      expect(answer?.status(), what).toBe(404);
      expect(answer?.headers()['content-type'], what).toContain('text/html');
      await expect(page.getByRole('heading', { level: 1 }), what).toHaveText(GONE);
      await expect(toOverview, what).toHaveAttribute('href', OVERVIEW);
    }
    await toOverview.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn');
  });

  await test.step('«Gå tilbake» takes one click to the previous page, also after the contact link, which leads to the phone number, or the skip link', async () => {
    await page.setViewportSize({ width: 390, height: 600 });
    const heading = page.getByRole('heading', { level: 1 });
    await visit(page, '/privat/forsikring/hus');
    await visit(page, `${OVERVIEW}kjopsstopp/under18`);
    await page.getByRole('button', { name: 'Gå tilbake' }).click();
    await expect(heading).toHaveText('Kjøp av husforsikring');

    await visit(page, `${OVERVIEW}kjopsstopp/under18`);
    await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached();
    await page.getByRole('link', { name: 'Ta kontakt med oss' }).press('Enter');
    await expect(page).toHaveURL(/#kfp-footer-phonenumber$/);
    const phone = page.locator('#kfp-footer-phonenumber');
    await expect(phone).toBeFocused();
    await expect(phone).toBeInViewport();
    await expect(phone).toHaveAttribute('href', 'tel:+4722000000');
    await expect(heading).toContainText('18 år');
    const past = page.getByRole('link', { name: 'Hopp til innholdet' });
    await past.focus();
    await past.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.getByRole('button', { name: 'Gå tilbake' }).click();
    await expect(heading).toHaveText('Kjøp av husforsikring');
  });
});

const GONE = 'Denne siden ser ut til å være borte...';

test('without a previous page, «Gå tilbake» and «Tilbake» go to the overview, also in a tab that a page has opened', async ({
  page,
  context,
  portal,
}) => {
  await visit(page, `${OVERVIEW}feil/finnes`);
  await page.getByRole('button', { name: 'Gå tilbake' }).click();
  await expect(page).toHaveURL(portal.url + OVERVIEW);

  const opened = page.waitForEvent('popup');
  await page.evaluate((address) => {
    window.open(address, '_blank', 'noopener');
  }, `${OVERVIEW}feil/finnes`);
  const alone = await opened;
  await expect(alone.getByRole('heading', { level: 1 })).toHaveText(
    'Tilsvarende produkt er allerede forsikret',
  );
  await untilHydrated(alone);
  expect(await alone.evaluate(() => window.history.length)).toBe(1);
  await alone.getByRole('button', { name: 'Gå tilbake' }).click();
  await expect(alone.getByRole('heading', { level: 1 })).toHaveText('Logg inn');
  await expect(alone).toHaveURL(/\/privat\/forsikring\/oversikt\/?$/);

  const origin = portal.origin('eika');
  await beginSession(page, kari.ssn, { origin });
  const fresh = await context.newPage();
  await visit(fresh, `${origin + OVERVIEW}forsikringsprofil`);
  await fresh.getByRole('button', { name: 'Tilbake', exact: true }).click();
  await expect(fresh).toHaveURL(origin + OVERVIEW);
  await expect(fresh.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
});

test('without scripts «Gå tilbake» goes to the overview', async ({ page, portal }) => {
  const plain = await withoutScripts(page, portal.url);
  for (const path of ['feil/generell', 'kjopsstopp/under18', 'finnes-ikke']) {
    await plain.goto(OVERVIEW + path);
    await plain.getByRole('button', { name: 'Gå tilbake' }).click();
    await expect(plain.getByRole('heading', { level: 1 }), path).toHaveText('Logg inn');
  }
  await plain.context().close();
});

test('/oversikt/betaling redirects to the invoices, from the server and in the browser', async ({ page }) => {
  await beginSession(page, kari.ssn);
  await visit(page, `${OVERVIEW}betaling`);
  await expect(page).toHaveURL(/\/privat\/forsikring\/betaling$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faktura og betaling');
  const answer = await page.request.get(`${OVERVIEW}betaling`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, '/privat/forsikring/betaling']);

  await visit(page, OVERVIEW);
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `${OVERVIEW}betaling`);
  await expect(page).toHaveURL(/\/privat\/forsikring\/betaling$/);
});

test('if the page frame fails, only the general error is shown, with a way back', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await beginSession(page, kari.ssn, { origin: portal.url });
  await page.route('**/auth/bankkontakt', (route) => route.fulfill({ json: { navn: 'Banken' } }));
  await visit(page, `${portal.url}${OVERVIEW}tilbud`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noe har gått galt');
  await expect(page).toHaveTitle('Noe har gått galt – Fremtind Forsikring');
  await expect(page.locator('#kfp-footer-phonenumber')).toBeVisible();
  await page.unroute('**/auth/bankkontakt');
  await page.getByRole('link', { name: 'Hopp til innholdet' }).press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noe har gått galt');
  await page.getByRole('button', { name: 'Gå tilbake' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
});
