import type { Page } from '@playwright/test';
import { collectAnnouncements } from './announcements.ts';
import { holdDeadlines } from './deadlines.ts';
import { apiRequests } from './log-in.ts';
import { expect, startPortal, test } from './portal.ts';
import { hold, openProfile, PROFILE, refuse, row, toast, untilOverlays } from './profile-page.ts';
import { visit } from './visit.ts';

const CONTACT = '/skadekunde/kontaktinformasjon';
const UNKNOWN = 'Vi fikk ikke svar, så vi vet ikke om endringen ble lagret.';
const OFFERS = 'Råd og tilbud fra oss';

// Several tests start their own portal, because other tests would see their changes.
test.describe.configure({ timeout: 60_000 });

const consent = (page: Page, answer: string) => page.getByRole('group', { name: OFFERS }).getByLabel(answer);

/** Forwards a request, and drops its response. */
async function loseAnswers(page: Page, path: string): Promise<void> {
  await page.route(`**/api/privat/forsikring${path}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
}

async function writeEmail(page: Page, text: string) {
  await page.getByRole('button', { name: /^(Endre|Legg til) e-post$/ }).click();
  await page.getByLabel('Ny e-postadresse').fill(text);
  return row(page, 'E-post');
}

test('a save without a response times out, shows that its result is unknown, and shows the stored value', async ({
  page,
}) => {
  const passDeadlines = await holdDeadlines(page);
  await openProfile(page, 'Kari');
  await page.route(`**${CONTACT}`, () => {});
  const email = await writeEmail(page, 'ny@eksempel.no');
  const sent = page.waitForRequest(`**${CONTACT}`);
  await email.getByRole('button', { name: 'Lagre e-post' }).click();
  await sent;
  await expect(email.locator('.kfp-row__value')).toHaveText('ny@eksempel.no');
  const asked = page.waitForResponse('**/skadekunde/hent');
  await passDeadlines();
  await asked;
  await expect(email.getByRole('alert')).toContainText('Noe gikk galt ved oppdatering av e-post');
  await expect(email.getByRole('alert')).toContainText(UNKNOWN);
  await expect(email.locator('.kfp-row__value')).toHaveText('kari.nordmann@example.com');
  await expect(page.getByLabel('Ny e-postadresse')).toHaveValue('ny@eksempel.no');
  await expect(email.getByRole('button', { name: 'Avbryt' })).toBeEnabled();
});

test('a save whose response was lost counts as saved if the stored value matches', async ({ page }) => {
  const portal = await startPortal();
  await openProfile(page, 'Marit', portal.url);
  await loseAnswers(page, CONTACT);
  const email = await writeEmail(page, 'ny@eksempel.no');
  await page.getByLabel('Ny e-postadresse').press('Enter');
  await expect(toast(page, 'E-postadressen er lagret')).toBeVisible();
  await expect(page.getByLabel('Ny e-postadresse')).toBeHidden();
  await expect(email.locator('.kfp-row__value')).toHaveText('ny@eksempel.no');

  await loseAnswers(page, '/samtykke/oppdater');
  await consent(page, 'Nei').click();
  await expect(toast(page, 'Samtykket til markedsføring er endret')).toBeVisible();
  await expect(consent(page, 'Nei')).toBeChecked();

  await loseAnswers(page, '/samtykke/reservasjon');
  const post = row(page, 'Forsikringsdokumenter i posten');
  await post.getByRole('button', { name: 'Endre' }).click();
  await post.getByRole('checkbox').check();
  await post.getByRole('button', { name: 'Bekreft' }).click();
  await expect(toast(page, 'Valget ditt er lagret')).toBeVisible();
  await expect(post).toContainText('Nei, du får dem digitalt');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('input during a save is kept', async ({ page }) => {
  const portal = await startPortal();
  await openProfile(page, 'Kari', portal.url);
  const release = await hold(page, CONTACT);
  const email = await writeEmail(page, 'ny@eksempel.no');
  const field = page.getByLabel('Ny e-postadresse');
  await field.press('Enter');
  await expect(email.locator('.kfp-row__value')).toHaveText('ny@eksempel.no');
  await field.fill('nyere@eksempel.no');
  release();
  await expect(toast(page, 'E-postadressen er lagret')).toBeVisible();
  await expect(field).toHaveValue('nyere@eksempel.no');
  await field.press('Enter');
  await expect(field).toBeHidden();
  await expect(email.locator('.kfp-row__value')).toHaveText('nyere@eksempel.no');
});

test('a double click saves once', async ({ page }) => {
  const portal = await startPortal();
  await openProfile(page, 'Kari', portal.url);
  const requests = apiRequests(page);
  await writeEmail(page, 'ny@eksempel.no');
  // Both clicks come before the next render.
  await page.getByRole('button', { name: 'Lagre e-post' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByLabel('Ny e-postadresse')).toBeHidden();
  await expect(toast(page, 'E-postadressen er lagret')).toHaveCount(1);
  expect(requests.filter((request) => request.startsWith('PUT'))).toHaveLength(1);
});

test('a consent is shown as given only when it is stored, and waiting ends with a timeout', async ({
  page,
}) => {
  const passDeadlines = await holdDeadlines(page);
  await openProfile(page, 'Marit');
  await page.route('**/samtykke/oppdater', () => {});
  const sent = page.waitForRequest('**/samtykke/oppdater');
  await consent(page, 'Nei').click();
  await sent;
  const group = page.getByRole('group', { name: OFFERS });
  await expect(consent(page, 'Nei')).toBeDisabled();
  await expect(consent(page, 'Ja')).toBeChecked();
  await expect(page.getByText('Lagrer svaret ditt')).toBeVisible();
  await expect(group.locator('label').first()).toHaveCSS('opacity', '0.5');
  await passDeadlines();
  await expect(page.getByRole('alert')).toContainText(UNKNOWN);
  await expect(page.getByText('Lagrer svaret ditt')).toBeHidden();
  await expect(consent(page, 'Ja')).toBeChecked();
  await expect(consent(page, 'Nei')).toBeEnabled();
});

test('a consent that is withdrawn in one tab is updated in another tab when it gets the focus', async ({
  page,
  context,
}) => {
  const portal = await startPortal();
  await openProfile(page, 'Marit', portal.url);
  const other = await context.newPage();
  await visit(other, portal.url + PROFILE);
  await untilOverlays(other);
  await consent(page, 'Nei').click();
  await expect(toast(page, 'Samtykket til markedsføring er endret')).toBeVisible();
  await expect(consent(other, 'Ja')).toBeChecked();
  const asked = other.waitForRequest('**/skadekunde/hent');
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  expect((await asked).headers()['x-session-renewal'], 'a refetch does not renew the session').toBe('no');
  await expect(consent(other, 'Nei')).toBeChecked();
});

test('Escape closes an open row, and keeps the input until it is cancelled', async ({ page }) => {
  await openProfile(page, 'Kari');
  for (const name of ['adresse', 'mobilnummer', 'e-post', 'forsikringsdokumenter i posten']) {
    await page.getByRole('button', { name: `Endre ${name}` }).click();
    await expect(page.getByRole('button', { name: `Avbryt ${name}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: `Endre ${name}` })).toBeFocused();
  }
  const email = await writeEmail(page, 'ny@eksempel.no');
  await page.keyboard.press('Escape');
  await expect(email).toContainText('Ikke lagret: ny@eksempel.no');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Ny e-postadresse')).toHaveValue('ny@eksempel.no');
  await page.getByRole('button', { name: 'Avbryt e-post' }).click();
  await expect(email).not.toContainText('ny@eksempel.no');

  await hold(page, CONTACT);
  await writeEmail(page, 'ny@eksempel.no');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Avbryt e-post' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Ny e-postadresse'), 'a save in progress can’t be cancelled').toBeVisible();
});

test('errors are announced once per attempt, by the newly focused field or directly if the focus does not move', async ({
  page,
}) => {
  await openProfile(page, 'Kari');
  await writeEmail(page, 'kari');
  const announced = await collectAnnouncements(page);
  await page.keyboard.press('Enter');
  await expect.poll(announced).toEqual(['E-postadressen er ikke gyldig']);
  await page.keyboard.press('Enter');
  await expect.poll(announced).toHaveLength(2);
  await refuse(page, CONTACT, 400, 'UGYLDIG_MAILADRESSE');
  await page.getByLabel('Ny e-postadresse').fill('kari@eksempel.no');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await announced()).slice(2)).toEqual(['E-postadressen er ikke gyldig']);

  await page.getByRole('button', { name: 'Endre forsikringsdokumenter' }).click();
  const box = row(page, 'Forsikringsdokumenter i posten').getByRole('checkbox');
  await page.getByRole('button', { name: 'Bekreft' }).click();
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription('Kryss av først, og bekreft etterpå.');
  const readOut = async () =>
    (await announced()).filter((text) => text === 'Kryss av først, og bekreft etterpå.');
  expect(await readOut()).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(readOut).toHaveLength(1);
});

test('a button that is not loading has no loading text to read or copy', async ({ page }) => {
  await openProfile(page, 'Kari');
  await writeEmail(page, 'ny@eksempel.no');
  const save = page.getByRole('button', { name: 'Lagre e-post' });
  await expect(save).toHaveText('Lagre e-post', { useInnerText: true });
  await hold(page, CONTACT);
  await save.click();
  await expect(page.getByRole('button', { name: /Vennligst vent/ })).toBeVisible();
});
