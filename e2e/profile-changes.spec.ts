import { consoleErrors } from './log-in.ts';
import { withoutServerTime } from './pass-time.ts';
import { expect, startPortal, test } from './portal.ts';
import { group, OFFERS, openProfile, PROFILE, refuse, row, SHARING, toast } from './profile-page.ts';
import { reload, visit } from './visit.ts';

// Each test starts its own portal, because other tests would see its changes.
test.describe.configure({ timeout: 60_000 });

test('an e-mail address is corrected and saved', async ({ page }) => {
  const portal = await startPortal();
  await openProfile(page, 'Kari', portal.url);
  const errors = consoleErrors(page);
  const email = row(page, 'E-post');
  await email.getByRole('button', { name: 'Endre' }).click();
  const field = email.getByLabel('Ny e-postadresse');
  await expect(field).toBeFocused();
  const save = email.getByRole('button', { name: 'Lagre e-post' });
  // A loading text must not be read or copied.
  await expect(save).toHaveText('Lagre e-post', { useInnerText: true });
  await field.fill('kari@eksempel');
  await save.click();
  await expect(field).toHaveAccessibleDescription('E-postadressen er ikke gyldig');
  await expect(field).toBeFocused();
  await field.fill(' kåre.ås+kunde@eksempel.no ');
  await save.click();
  await expect(field).toBeHidden();
  await expect(email.getByRole('button', { name: 'Endre' })).toBeFocused();
  await expect(toast(page, 'E-postadressen er lagret')).toBeVisible();
  await visit(page, portal.url + PROFILE);
  await expect(email).toContainText('kåre.ås+kunde@eksempel.no');
  expect(errors).toEqual([]);
});

test('an e-mail address that a password manager fills in without an event is saved', async ({ page }) => {
  const portal = await startPortal();
  await openProfile(page, 'Kari', portal.url);
  const email = row(page, 'E-post');
  await email.getByRole('button', { name: 'Endre' }).click();
  await email.getByLabel('Ny e-postadresse').evaluate((field) => {
    // React does not see what another program sets.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'ny@eksempel.no');
  });
  await email.getByRole('button', { name: 'Lagre e-post' }).click();
  await expect(email.getByLabel('Ny e-postadresse')).toBeHidden();
  await expect(email).toContainText('ny@eksempel.no');
});

test('without a customer number the life-insurance record is changed', async ({ page }) => {
  const portal = await startPortal();
  await openProfile(page, 'Tor', portal.url);
  const mobile = row(page, 'Mobilnummer');
  await mobile.getByRole('button', { name: 'Endre' }).click();
  await mobile.getByLabel('Nytt mobilnummer').fill('412 34 567');
  await mobile.getByLabel('Nytt mobilnummer').press('Enter');
  await expect(mobile.getByLabel('Nytt mobilnummer')).toBeHidden();
  await reload(page);
  await expect(mobile).toContainText('41\u00a023\u00a045\u00a067');
});

test('a change is saved when another application of the host has replaced the XSRF token', async ({
  page,
  context,
}) => {
  const portal = await startPortal();
  await openProfile(page, 'Marit', portal.url);
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'another', url: portal.url }]);
  await page.getByRole('button', { name: 'Endre e-post' }).click();
  await page.getByLabel('Ny e-postadresse').fill('ny@eksempel.no');
  await page.getByLabel('Ny e-postadresse').press('Enter');
  await expect(row(page, 'E-post').locator('.kfp-row__value')).toHaveText('ny@eksempel.no');
});

test('a save whose response was lost counts as saved', async ({ page }) => {
  const portal = await startPortal();
  await openProfile(page, 'Marit', portal.url);
  await page.route('**/skadekunde/kontaktinformasjon', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Endre e-post' }).click();
  await page.getByLabel('Ny e-postadresse').fill('ny@eksempel.no');
  await page.getByLabel('Ny e-postadresse').press('Enter');
  await expect(toast(page, 'E-postadressen er lagret')).toBeVisible();
  await expect(row(page, 'E-post').locator('.kfp-row__value')).toHaveText('ny@eksempel.no');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('consents are saved immediately', async ({ page }) => {
  const portal = await startPortal();
  await openProfile(page, 'Ola', portal.url);
  for (const consent of [OFFERS, SHARING]) {
    await expect(group(page, consent).getByLabel('Nei')).toBeChecked();
    await group(page, consent).getByLabel('Ja').click();
    await expect(group(page, consent).getByLabel('Ja')).toBeChecked();
    await expect(group(page, consent).getByLabel('Ja')).toBeFocused();
  }
  await expect(toast(page, 'Samtykket til markedsføring er endret').last()).toBeVisible();
  await visit(page, portal.url + PROFILE);
  for (const consent of [OFFERS, SHARING]) await expect(group(page, consent).getByLabel('Ja')).toBeChecked();
});

test('input is kept in the time-out dialog', async ({ page }) => {
  const portal = await startPortal();
  await page.clock.install();
  await withoutServerTime(page);
  await openProfile(page, 'Kari', portal.url);
  await page.getByRole('button', { name: 'Endre mobilnummer' }).click();
  const mobile = page.getByLabel('Nytt mobilnummer');
  await mobile.fill('412 3');
  await page.clock.fastForward(1_800_000 - 59_000);
  const dialog = page.getByRole('alertdialog', { name: 'Du blir snart logget ut' });
  await expect(dialog).toBeVisible();
  await page.getByRole('button', { name: 'Fortsett økten' }).click();
  await expect(dialog).toBeHidden();
  await expect(mobile).toHaveValue('412 3');
  await expect(mobile).toBeFocused();
});

test('the keyboard is enough for everything', async ({ page }) => {
  const portal = await startPortal();
  await openProfile(page, 'Kari', portal.url);
  await page.getByRole('button', { name: 'Vis' }).focus();
  for (const [what, key] of [
    ['Skjul fødselsnummer', 'Enter'],
    ['Endre adresse', 'Tab'],
    ['Hent folkeregistrert adresse', 'Space'],
    ['Endre adresse', 'Enter'],
    ['Endre mobilnummer', 'Tab'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('button', { name: what })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Nytt mobilnummer')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Avbryt mobilnummer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Endre mobilnummer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('+47 41 23 45 67');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Endre mobilnummer' })).toBeFocused();
  await expect(row(page, 'Mobilnummer')).toContainText('41\u00a023\u00a045\u00a067');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Endre forsikringsdokumenter i posten' })).toBeFocused();
  await expect(row(page, 'Forsikringsdokumenter i posten')).toContainText('Ja, du får dem i posten');
});

test('a draft is stored while its page is hidden, when a phone may end it without another event', async ({
  page,
  portal,
}) => {
  await openProfile(page, 'Kari', portal.url);
  const email = row(page, 'E-post');
  await email.getByRole('button', { name: 'Endre' }).click();
  await email.getByLabel('Ny e-postadresse').fill('utkast@eksempel.no');
  const storedWhen = (state: DocumentVisibilityState) =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      return sessionStorage.getItem('kfp-drafts');
    }, state);
  expect(await storedWhen('hidden')).toContain('utkast@eksempel.no');
  expect(await storedWhen('visible')).toBeNull();

  await storedWhen('hidden');
  await refuse(page, '/auth/session-status', 409, 'ANNEN_OKT');
  const anotherSession = () =>
    new BroadcastChannel('kfp-session').postMessage({ type: 'extended', session: 'another', expiresAt: 0 });
  // While a question is on its way, the page asks no other.
  await expect(async () => {
    await page.evaluate(anotherSession);
    const replaced = page.getByRole('heading', { name: 'Det er logget inn på nytt i denne nettleseren' });
    await expect(replaced).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await storedWhen('visible')).toBeNull();
});
