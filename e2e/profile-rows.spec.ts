import { apiRequests, beginSession, consoleErrors, logIn, withoutScripts } from './log-in.ts';
import { passTimeUntil } from './pass-time.ts';
import { personNamed } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { hold, labels, openProfile, PROFILE, refuse, row, untilOverlays } from './profile-page.ts';
import { beginVisit, visit } from './visit.ts';

const FIVE = ['Fødselsnummer', 'Adresse', 'Mobilnummer', 'E-post', 'Forsikringsdokumenter i posten'];
const UNION = 'Medlem av et LO-forbund';

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
  await expect(read.getByText('Endre', { exact: false }).filter({ visible: true })).toHaveCount(0);
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
  const release = await hold(page, '/samtykke/reservasjon/hent');
  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  await expect(row(page, 'Adresse')).toContainText('Storgata 1\u00a0A, 0155\u00a0Oslo');
  await expect(row(page, 'Forsikringsdokumenter i posten').getByRole('status')).toHaveText('Vennligst vent');
  release();
  await expect(row(page, 'Forsikringsdokumenter i posten')).toContainText('Nei, du får dem digitalt');
  await expect(labels(page)).toHaveText(FIVE);
  expect(errors).toEqual([]);
});

test.describe('the page from the server', () => {
  // The content is the same without scripts, in a third of the time.
  test.use({ javaScriptEnabled: false });

  for (const [name, distributor, rows, text] of [
    ['Kari', 'sb1', [...FIVE, UNION], 'LO-forbundJa'],
    ['Jonas', 'sb1', [...FIVE, UNION], 'LO-forbundNei'],
    ['Kari', 'dnb', FIVE, 'Lindeveien 14'],
    ['Tor', 'fremtind', FIVE.filter((label) => label !== 'Adresse'), 'tor.hansen@example.com'],
    ['Amina', 'fremtind', ['Fødselsnummer', 'Forsikringsdokumenter i posten'], '218792'],
    ['Ola', 'fremtind', FIVE, 'Gnr. 12 / bnr. 3, 2040\u00a0Kløfta'],
    ['Per Arne', 'fremtind', FIVE, 'Vi har ingen folkeregistrert adresse på deg.'],
    ['Marit', 'fremtind', FIVE, 'Ja, du får dem i posten'],
  ] as const) {
    test(`${name} at ${distributor} sees their rows: ${text}`, async ({ page, portal }) => {
      const origin = await beginSession(page, personNamed(name).ssn, { origin: portal.origin(distributor) });
      await beginVisit(page, origin + PROFILE);
      await expect(labels(page)).toHaveText([...rows]);
      await expect(page.locator('.kfp-row').filter({ hasText: text })).toHaveCount(1);
    });
  }
});

test('a customer without an e-mail address sees that, and can add one', async ({ page }) => {
  await openProfile(page, 'Marit');
  await expect(row(page, 'E-post')).toContainText('Ikke registrert');
  await row(page, 'E-post').getByRole('button', { name: 'Legg til' }).click();
  await expect(page.getByLabel('Ny e-postadresse')).toHaveValue('');
  await expect(page.getByLabel('Ny e-postadresse')).toHaveAccessibleDescription(
    'For eksempel navn@eksempel.no',
  );
});

test('«Vis» requests the whole national id, «Skjul» removes it, and it is never stored', async ({ page }) => {
  const { ssn } = personNamed('Kari');
  const whole = `${ssn.slice(0, 6)}\u00a0${ssn.slice(6)}`;
  await openProfile(page, 'Kari');
  const id = row(page, 'Fødselsnummer');
  const requests = apiRequests(page);

  await refuse(page, '/skadekunde/fodselsnummer', 500);
  await id.getByRole('button', { name: 'Vis' }).click();
  await expect(id.getByRole('alert')).toHaveText('Vi fikk ikke hentet fødselsnummeret. Prøv igjen.');
  await page.unrouteAll();
  await id.getByRole('button', { name: 'Vis' }).click();
  await expect(id).toContainText(whole);
  await expect(id.getByRole('alert')).toBeHidden();

  await page.getByRole('button', { name: 'Endre e-post' }).click();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
    .toContain('kari.nordmann@example.com');
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(ssn);
  await id.getByRole('button', { name: 'Skjul' }).click();
  await expect(id).toContainText(`${ssn.slice(0, 6)}\u00a0*****`);
  expect(await page.content()).not.toContain(ssn.slice(6));
  await id.getByRole('button', { name: 'Vis' }).click();
  await expect(id).toContainText(whole);
  expect(requests.filter((request) => request.endsWith('/fodselsnummer'))).toHaveLength(3);
});

test('a loader is shown while the customer loads', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await beginSession(page, personNamed('Kari').ssn, { origin: portal.url });
  const release = await hold(page, '/skadekunde/hent');
  await visit(page, portal.url + PROFILE);
  await expect(page.getByText('Henter opplysningene dine')).toBeVisible();
  release();
  await expect(labels(page)).toHaveText(FIVE);
});

const ADDRESS = { label: 'Adresse', text: 'Vi får ikke tak i adressen din akkurat nå.' };
const RESERVATION = {
  label: 'Forsikringsdokumenter i posten',
  text: 'Vi får ikke vist hvordan du får dokumentene dine akkurat nå.',
};
const CONTACT = {
  label: 'Mobilnummer og e-post',
  text: 'Vi får ikke tak i mobilnummeret og e-postadressen din akkurat nå.',
};

for (const [name, failures, rows] of [
  ['Kari', { '/adresse/kundeadresser': ADDRESS, '/samtykke/reservasjon/hent': RESERVATION }, FIVE],
  ['Kari', { '/adresse/postnummer': ADDRESS }, FIVE],
  ['Tor', { '/liv/kunde/v1/kunde': CONTACT }, FIVE.filter((label) => label !== 'Adresse')],
] as const) {
  const paths = Object.keys(failures);
  test(`when ${paths.join(' and ')} fails, only its row shows an error, and it can be tried again`, async ({
    page,
  }) => {
    const portal = await startPortal({ FIRST_PAGE_MS: '0' });
    await beginSession(page, personNamed(name).ssn, { origin: portal.url });
    await page.clock.install();
    for (const path of paths) await refuse(page, path, 500);
    await visit(page, portal.url + PROFILE);
    await expect(row(page, 'Fødselsnummer')).toContainText('*****');
    for (const { label, text } of Object.values(failures)) {
      await passTimeUntil(page, 6_000, row(page, label).getByText(text));
    }
    await expect(row(page, 'Fødselsnummer')).toContainText('*****');
    await page.unrouteAll();
    for (const { label, text } of Object.values(failures)) {
      await row(page, label).getByRole('button', { name: 'Prøv igjen' }).click();
      await expect(page.getByText(text)).toBeHidden();
    }
    await expect(labels(page)).toHaveText([...rows]);
  });
}

test('when the customer can’t load, the rest of the page works', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await beginSession(page, personNamed('Kari').ssn, { origin: portal.url });
  await page.clock.install();
  await refuse(page, '/skadekunde/hent', 503);
  await visit(page, portal.url + PROFILE);
  await passTimeUntil(page, 6_000, page.getByText('Vi får ikke tak i opplysningene dine akkurat nå.'));
  await expect(labels(page)).toHaveText(['Forsikringsdokumenter i posten']);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(labels(page)).toHaveText(FIVE);
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
