import type { Page } from '@playwright/test';
import { apiRequests, beginSession, consoleErrors, logIn } from './log-in.ts';
import { passTimeUntil } from './pass-time.ts';
import { personNamed } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { hold, labels, openProfile, PROFILE, refuse, toast } from './profile-page.ts';
import { visit } from './visit.ts';

const HEADING = 'Samtykke til markedsføring';
const section = (page: Page) => page.getByRole('region', { name: HEADING });
const group = (page: Page, name: string) => section(page).getByRole('group', { name });
const OFFERS = 'Råd og tilbud fra oss';
const SHARING = 'Deling mellom skadeforsikring og personforsikring';

test.describe.configure({ timeout: 60_000 });

for (const [name, distributor, shows] of [
  ['Marit', 'fremtind', true],
  ['Ola', 'eika', true],
  ['Kari', 'fremtind', false],
  ['Marit', 'dnb', false],
  ['Marit', 'none', false],
] as const) {
  test(`${name} at ${distributor} is ${shows ? '' : 'not '}asked for consents`, async ({ page, portal }) => {
    await openProfile(page, name, portal.origin(distributor));
    await expect(labels(page).first()).toBeVisible();
    await expect(section(page)).toHaveCount(shows ? 1 : 0);
  });
}

test('each consent has its explanation, rendered identically by server and browser', async ({ page }) => {
  const errors = consoleErrors(page);
  await openProfile(page, 'Marit');
  const meaning = section(page).locator('.kfp-consent-card__text').first();
  const rendered = await meaning.innerHTML();
  await section(page).getByText('Les mer om samtykket').first().click();
  await expect(section(page).getByRole('heading', { name: 'Hva du sier ja til' }).first()).toBeVisible();
  const link = section(page)
    .getByRole('link', { name: /Datatilsynet/ })
    .first();
  await expect(link).toHaveAttribute('href', 'https://www.datatilsynet.no/');
  await expect(group(page, OFFERS).getByLabel('Ja')).toBeChecked();

  await page.getByRole('link', { name: 'Forsikringsoversikt', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  await expect(group(page, SHARING)).toBeVisible();
  expect(await meaning.innerHTML()).toBe(rendered);
  expect(errors).toEqual([]);
});

test('the icon of a link to a new tab stays on the line of the preceding word at every width', async ({
  page,
}) => {
  await openProfile(page, 'Marit');
  await section(page).getByText('Les mer om samtykket').first().click();
  const link = section(page)
    .getByRole('link', { name: /Datatilsynet/ })
    .first();
  for (let width = 320; width <= 800; width += 10) {
    await page.setViewportSize({ width, height: 900 });
    const [wordEnds, markBegins] = await link.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element.firstChild as Node);
      const lines = [...words.getClientRects()];
      return [lines.at(-1)?.bottom ?? 0, element.querySelector('svg')?.getBoundingClientRect().top ?? 0];
    });
    expect(markBegins, `${width} px`).toBeLessThan(wordEnds);
  }
});

test('a choice is saved immediately, and the radio buttons are disabled meanwhile', async ({ page }) => {
  const portal = await startPortal();
  await openProfile(page, 'Ola', portal.url);
  const requests = apiRequests(page);
  const yes = group(page, OFFERS).getByLabel('Ja');
  await expect(group(page, OFFERS).getByLabel('Nei')).toBeChecked();
  const release = await hold(page, '/samtykke/oppdater');
  const sent = page.waitForRequest('**/samtykke/oppdater');
  await yes.click();
  expect((await sent).postDataJSON()).toEqual({ marketingConsentApproved: true });
  for (const radio of await section(page).getByRole('radio').all()) await expect(radio).toBeDisabled();
  const asked = page.waitForResponse('**/skadekunde/hent');
  release();
  await asked;
  await expect(toast(page, 'Samtykket til markedsføring er endret')).toBeVisible();
  await expect(yes).toBeEnabled();
  await expect(yes).toBeChecked();
  await expect(yes).toBeFocused();

  const other = page.waitForRequest('**/samtykke/oppdater');
  await group(page, SHARING).getByLabel('Ja').click();
  expect((await other).postDataJSON()).toEqual({ crossDomainConsentApproved: true });
  await expect(group(page, SHARING).getByLabel('Ja')).toBeEnabled();
  expect(requests.filter((request) => request.startsWith('POST'))).toHaveLength(2);
  await visit(page, portal.url + PROFILE);
  await expect(group(page, OFFERS).getByLabel('Ja')).toBeChecked();
  await expect(group(page, SHARING).getByLabel('Ja')).toBeChecked();
});

test('a choice that can’t be saved shows an error and the stored value', async ({ page }) => {
  await openProfile(page, 'Marit');
  await refuse(page, '/samtykke/oppdater', 500);
  await group(page, OFFERS).getByLabel('Nei').click();
  await expect(section(page).getByRole('alert')).toContainText('Noe gikk galt');
  await expect(group(page, OFFERS).getByLabel('Ja')).toBeChecked();
  await expect(group(page, OFFERS).getByLabel('Nei')).toBeEnabled();
  await expect(toast(page, 'Samtykket til markedsføring er endret')).toBeHidden();
});

test('a consent that the portal does not know is shown without choices', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await logIn(page, personNamed('Marit').ssn, { origin: portal.url });
  await page.route('**/samtykke/tekster*', (route) =>
    route.fulfill({
      json: {
        samtykketekster: [
          { samtykke: 'NYHETSBREV', tittel: 'Nyhetsbrev', ingress: 'Om nyheter.', tekst: '<p>Mer</p>' },
        ],
      },
    }),
  );
  await visit(page, portal.url + PROFILE);
  await expect(section(page).getByRole('heading', { name: 'Nyhetsbrev' })).toBeVisible();
  await expect(section(page).getByRole('radio')).toHaveCount(0);
});

test('texts that can’t load show an error, and can be requested again', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await beginSession(page, personNamed('Marit').ssn, { origin: portal.url });
  await page.clock.install();
  await page.route('**/samtykke/tekster*', (route) => route.fulfill({ status: 503, body: '' }));
  await visit(page, portal.url + PROFILE);
  await expect(section(page)).toBeVisible();
  await passTimeUntil(page, 6_000, section(page).getByText('Vi får ikke vist samtykkene dine akkurat nå.'));
  await page.unrouteAll();
  await section(page).getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(group(page, OFFERS)).toBeVisible();
});
