import { importCustomers } from './import-customers.ts';
import { apiRequests, beginSession, consoleErrors, logIn, withoutScripts } from './log-in.ts';
import { passTimeUntil, RETRY_MS } from './pass-time.ts';
import { people, personNamed } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import {
  group,
  labels,
  OFFERS,
  openProfile,
  PROFILE,
  refuse,
  row,
  SHARING,
  section,
  untilOverlays,
} from './profile-page.ts';
import { beginVisit, visit } from './visit.ts';

const FIVE = ['Fødselsnummer', 'Adresse', 'Mobilnummer', 'E-post', 'Forsikringsdokumenter i posten'];

test.describe.configure({ timeout: 60_000 });

test('the rows can be read without scripts, and the page contains no long lists or secrets', async ({
  page,
  portal,
}) => {
  const { ssn } = personNamed('Kari');
  const origin = await beginSession(page, ssn);
  const read = await withoutScripts(page, origin);
  const answer = await read.goto(portal.url + PROFILE);
  await expect(read).toHaveTitle('Forsikringsprofil – Fremtind Forsikring');
  await expect(read.getByRole('heading', { level: 1 })).toHaveText('Forsikringsprofil');
  await expect(read.getByText('Opplysningene her gjelder bare forsikringsavtalene dine.')).toBeVisible();
  await expect(labels(read)).toHaveText(FIVE);
  await expect(row(read, 'Fødselsnummer')).toContainText(`${ssn.slice(0, 6)}\u00a0*****`);
  await expect(row(read, 'Adresse')).toContainText('Lindeveien 14, 1415\u00a0Oppegård');
  await expect(row(read, 'Mobilnummer')).toContainText('90\u00a000\u00a000\u00a000');
  await expect(row(read, 'E-post')).toContainText('kari.nordmann@example.com');
  await expect(row(read, 'Forsikringsdokumenter i posten')).toContainText('Nei, du får dem digitalt');
  await expect(read.getByRole('main').getByRole('button', { name: 'Endre' })).toHaveCount(4);
  const html = (await answer?.text()) ?? '';
  expect(html).not.toContain(ssn);
  expect(html).not.toContain('Longyearbyen');
  await read.context().close();
});

test('the page hydrates without a console message or a request', async ({ page }) => {
  await beginSession(page, personNamed('Kari').ssn);
  const errors = consoleErrors(page);
  const requests = apiRequests(page);
  await visit(page, PROFILE);
  await untilOverlays(page);
  await expect(row(page, 'Adresse')).toContainText('Oppegård');
  expect(errors).toEqual([]);
  expect(requests.filter((request) => /skadekunde|liv|adresse|samtykke/.test(request))).toEqual([]);
});

test('the page requests its data when it is opened from the overview', async ({ page }) => {
  await logIn(page, personNamed('Jonas').ssn);
  const errors = consoleErrors(page);
  await untilOverlays(page);
  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  await expect(row(page, 'Adresse')).toContainText('Storgata 1\u00a0A, 0155\u00a0Oslo');
  await expect(row(page, 'Forsikringsdokumenter i posten')).toContainText('Nei, du får dem digitalt');
  await expect(labels(page)).toHaveText(FIVE);
  expect(errors).toEqual([]);
});

test.describe('the page from the server', () => {
  // The content is the same without scripts, in a third of the time.
  test.use({ javaScriptEnabled: false });

  for (const [name, distributor, rows, text] of [
    ['Kari', 'sb1', [...FIVE, 'Medlem av et LO-forbund'], 'LO-forbundJa'],
    ['Tor', 'fremtind', FIVE.filter((label) => label !== 'Adresse'), 'tor.hansen@example.com'],
    ['Amina', 'fremtind', ['Fødselsnummer', 'Forsikringsdokumenter i posten'], '218792'],
  ] as const) {
    test(`${name} at ${distributor} sees their rows: ${text}`, async ({ page, portal }) => {
      const origin = await beginSession(page, personNamed(name).ssn, { origin: portal.origin(distributor) });
      await beginVisit(page, origin + PROFILE);
      await expect(labels(page)).toHaveText([...rows]);
      await expect(page.locator('.kfp-row').filter({ hasText: text })).toHaveCount(1);
    });
  }
});

const UNKNOWN_POSTCODE = {
  ssn: people.jonas.ssn,
  navn: 'Jonas Bakken',
  niceKundenummer: '700123',
  kundeadresser: [{ isFolkreregistrert: true, gatenavn: 'Storgata', gatenummer: '1', postnummer: '9999' }],
};

test('an address with an unknown postcode is in the first HTML, without further requests', async ({
  page,
}) => {
  const portal = await startPortal();
  await importCustomers(portal, [UNKNOWN_POSTCODE]);
  const origin = await beginSession(page, people.jonas.ssn, { origin: portal.url });
  const plain = await withoutScripts(page, origin);
  await plain.goto(portal.url + PROFILE);
  await expect(row(plain, 'Adresse').locator('.kfp-row__value')).toHaveText('Storgata 1, 9999');
  await plain.context().close();

  const errors = consoleErrors(page);
  const requests = apiRequests(page);
  await visit(page, portal.url + PROFILE);
  await untilOverlays(page);
  await expect(row(page, 'Adresse').locator('.kfp-row__value')).toHaveText('Storgata 1, 9999');
  expect(errors).toEqual([]);
  expect(requests.filter((request) => request.includes('/adresse/'))).toEqual([]);
});

test('the whole national id is fetched on request, and never stored', async ({ page }) => {
  const { ssn } = personNamed('Kari');
  await openProfile(page, 'Kari');
  const id = row(page, 'Fødselsnummer');
  await id.getByRole('button', { name: 'Vis' }).click();
  await expect(id).toContainText(`${ssn.slice(0, 6)}\u00a0${ssn.slice(6)}`);
  await page.getByRole('button', { name: 'Endre e-post' }).click();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
    .toContain('kari.nordmann@example.com');
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(ssn);
  await id.getByRole('button', { name: 'Skjul' }).click();
  // A number that a form has shown is in the data of the first page.
  await expect(page.locator('#first-page')).toBeEmpty();
  await expect(id).toContainText(`${ssn.slice(0, 6)}\u00a0*****`);
  expect(await page.content()).not.toContain(ssn.slice(6));
});

test('when the customer can’t load, the rest of the page works', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await beginSession(page, personNamed('Kari').ssn, { origin: portal.url });
  await page.clock.install();
  await refuse(page, '/skadekunde/hent', 503);
  await visit(page, portal.url + PROFILE);
  await passTimeUntil(page, RETRY_MS, page.getByText('Vi får ikke tak i opplysningene dine akkurat nå.'));
  await expect(labels(page)).toHaveText(['Forsikringsdokumenter i posten']);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(labels(page)).toHaveText(FIVE);
});

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

test('fields and picture have the specified sizes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openProfile(page, 'Kari');
  const email = page.locator('.jkl-text-input-wrapper').filter({ has: page.getByLabel('Ny e-postadresse') });
  const mobile = page.locator('.jkl-text-input-wrapper').filter({ has: page.getByLabel('Nytt mobilnummer') });
  const picture = page.locator('.kfp-profile__picture');
  const widthOf = async (each: typeof email) => (await each.boundingBox())?.width;
  const heightOf = async (each: typeof email) => (await each.boundingBox())?.height ?? 0;
  const details = page.locator('.kfp-profile__details');
  for (const [name, field, width] of [
    ['Endre e-post', email, 420],
    ['Endre mobilnummer', mobile, 300],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(field).toBeVisible();
    expect(await widthOf(field)).toBe(width);
  }

  for (const width of [1600, 1280, 1000, 800]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await heightOf(picture), `${width} px`).toBeCloseTo(await heightOf(details), 0);
  }
  for (const width of [799, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await heightOf(picture), `${width} px`).toBe(584);
  }
  for (const width of [1199, 800, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const whole = await widthOf(details);
    expect(await widthOf(mobile), `${width} px`).toBe(whole);
  }
});
