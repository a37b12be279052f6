import { apiRequests, consoleErrors } from './log-in.ts';
import { expect, startPortal, test } from './portal.ts';
import { hold, openProfile, PROFILE, refuse, row, toast } from './profile-page.ts';
import { reload, visit } from './visit.ts';

// Several tests start their own portal, because other tests would see their changes.
test.describe.configure({ timeout: 60_000 });

test('e-mail: an error is shown at its field, and a valid address is saved', async ({ page }) => {
  const portal = await startPortal();
  await openProfile(page, 'Kari', portal.url);
  const errors = consoleErrors(page);
  const email = row(page, 'E-post');
  await email.getByRole('button', { name: 'Endre' }).click();
  const field = email.getByLabel('Ny e-postadresse');
  await expect(field).toBeFocused();
  await expect(field, 'the stored value, for editing').toHaveValue('kari.nordmann@example.com');
  const save = email.getByRole('button', { name: 'Lagre e-post' });

  await field.fill('');
  await save.click();
  await expect(field).toHaveAccessibleDescription('Du må fylle inn e-post');
  await expect(field).toBeFocused();
  await field.fill('kari@eksempel');
  await expect(field).toHaveAccessibleDescription('E-postadressen er ikke gyldig');
  await save.click();
  await expect(field).toHaveValue('kari@eksempel');
  await field.fill(' kåre.ås+kunde@eksempel.no ');
  await expect(field).toHaveAccessibleDescription('For eksempel navn@eksempel.no');

  const release = await hold(page, '/skadekunde/kontaktinformasjon');
  const sent = page.waitForRequest('**/skadekunde/kontaktinformasjon');
  await save.click();
  const request = await sent;
  expect([request.method(), request.postDataJSON()]).toEqual([
    'PUT',
    { epostAdresse: 'kåre.ås+kunde@eksempel.no' },
  ]);
  await expect(email.locator('.kfp-row__value'), 'immediately').toHaveText('kåre.ås+kunde@eksempel.no');
  await expect(email.getByRole('button', { name: 'Avbryt' })).toBeDisabled();
  await email.getByRole('button', { name: 'Avbryt' }).click({ force: true });
  await expect(field, 'a save in progress can’t be cancelled').toBeVisible();
  const asked = page.waitForResponse('**/skadekunde/hent');
  release();
  await asked;
  await expect(field).toBeHidden();
  await expect(email.getByRole('button', { name: 'Endre' })).toBeFocused();
  await expect(toast(page, 'E-postadressen er lagret')).toBeVisible();
  await visit(page, portal.url + PROFILE);
  await expect(email).toContainText('kåre.ås+kunde@eksempel.no');
  expect(errors).toEqual([]);
});

for (const [label, field, text, path, fail, refusal, invalid] of [
  [
    'E-post',
    'Ny e-postadresse',
    'ny@eksempel.no',
    '/skadekunde/kontaktinformasjon',
    'Noe gikk galt ved oppdatering av e-post',
    'UGYLDIG_MAILADRESSE',
    'E-postadressen er ikke gyldig',
  ],
  [
    'Mobilnummer',
    'Nytt mobilnummer',
    '412 34 567',
    '/skadekunde/kontaktinformasjon',
    'Noe gikk galt ved oppdatering av telefonnummer',
    'UGYLDIG_MOBILNR',
    'Mobilnummeret er ikke gyldig',
  ],
] as const) {
  test(`${label}: a failed save restores the earlier value, keeps the input, and shows the reason`, async ({
    page,
  }) => {
    await openProfile(page, 'Kari');
    const changed = row(page, label);
    const value = changed.locator('.kfp-row__value');
    const before = (await value.textContent()) ?? '';
    await changed.getByRole('button', { name: 'Endre' }).click();
    const input = changed.getByLabel(field);
    await input.fill(text);

    const expectFailure = async () => {
      await input.fill(text);
      await expect(changed.getByRole('alert')).toHaveCount(0);
      await input.press('Enter');
      await expect(changed.getByRole('alert')).toContainText(fail);
      await expect(value).toHaveText(before);
      await expect(input).toHaveValue(text);
      await input.fill(`${text} `);
    };
    await page.route(`**${path}`, (route) => route.abort());
    await expectFailure();
    // A refetch after the failure would hide a missing rollback.
    await page.route('**/skadekunde/hent', (route) => route.abort());
    for (const failing of [500, 400, 409]) {
      await refuse(page, path, failing);
      await expectFailure();
    }

    await refuse(page, path, 400, refusal);
    await input.fill(text);
    await input.press('Enter');
    await expect(input).toHaveAccessibleDescription(invalid);
    await expect(changed.getByRole('alert')).toBeHidden();
    await expect(value).toHaveText(before);
    await input.fill(`${text} `);
    await expect(input, 'an edit clears the error').toHaveAccessibleDescription(/for eksempel/i);

    await changed.getByRole('button', { name: 'Avbryt' }).click();
    await changed.getByRole('button', { name: 'Endre' }).click();
    await expect(input, 'after reopening').toHaveValue(before);
  });
}

test('mobile number: spaces and country code are accepted, and eight digits are saved', async ({ page }) => {
  const portal = await startPortal();
  await openProfile(page, 'Kari', portal.url);
  const mobile = row(page, 'Mobilnummer');
  await mobile.getByRole('button', { name: 'Endre' }).click();
  const field = mobile.getByLabel('Nytt mobilnummer');
  for (const [text, issue] of [
    ['   ', 'Du må fylle inn et telefonnummer'],
    ['22 00 00 00', 'Mobilnummeret er ikke gyldig'],
    ['+47 4123 456', 'Mobilnummeret er ikke gyldig'],
  ] as const) {
    await field.fill(text);
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(issue);
  }
  await field.fill('0047 412 34 567');
  const sent = page.waitForRequest('**/skadekunde/kontaktinformasjon');
  await field.press('Enter');
  expect((await sent).postDataJSON()).toEqual({ mobilNummer: '41234567' });
  await expect(field).toBeHidden();
  await expect(mobile).toContainText('41\u00a023\u00a045\u00a067');
});

test('without a customer number the life-insurance record is changed', async ({ page }) => {
  const portal = await startPortal();
  await openProfile(page, 'Tor', portal.url);
  const requests = apiRequests(page);
  for (const [label, field, text, body, shown] of [
    ['E-post', 'Ny e-postadresse', 'ny@eksempel.no', { epost: 'ny@eksempel.no' }, 'ny@eksempel.no'],
    ['Mobilnummer', 'Nytt mobilnummer', '412 34 567', { telefon: '41234567' }, '41\u00a023\u00a045\u00a067'],
  ] as const) {
    await row(page, label).getByRole('button', { name: 'Endre' }).click();
    await row(page, label).getByLabel(field).fill(text);
    const sent = page.waitForRequest('**/liv/kunde/v1/contactInfo');
    await row(page, label).getByLabel(field).press('Enter');
    expect((await sent).postDataJSON()).toEqual(body);
    await expect(row(page, label).getByLabel(field)).toBeHidden();
    await expect(row(page, label)).toContainText(shown);
  }
  expect(requests.some((request) => request.startsWith('PUT'))).toBe(false);
  await reload(page);
  await expect(row(page, 'E-post')).toContainText('ny@eksempel.no');

  await refuse(page, '/liv/kunde/v1/contactInfo', 500);
  await row(page, 'E-post').getByRole('button', { name: 'Endre' }).click();
  await row(page, 'E-post').getByLabel('Ny e-postadresse').fill('annen@eksempel.no');
  await row(page, 'E-post').getByRole('button', { name: 'Lagre e-post' }).click();
  await expect(row(page, 'E-post').getByRole('alert')).toHaveText('Noe gikk galt ved oppdatering av e-post');
  await expect(row(page, 'E-post').locator('.kfp-row__value')).toHaveText('ny@eksempel.no');
});

test('one row is open at a time, and its input is kept during saves of other rows and the time-out dialog', async ({
  page,
}) => {
  const portal = await startPortal();
  await page.clock.install();
  await openProfile(page, 'Kari', portal.url);
  await page.getByRole('button', { name: 'Endre mobilnummer' }).click();
  const mobile = page.getByLabel('Nytt mobilnummer');
  await mobile.fill('412 3');
  await page.getByRole('button', { name: 'Endre e-post' }).click();
  await expect(mobile).toBeHidden();
  await expect(row(page, 'Mobilnummer')).toContainText('Ikke lagret: 412 3');
  await page.getByLabel('Ny e-postadresse').fill('ny@eksempel.no');
  const asked = page.waitForResponse('**/skadekunde/hent');
  await page.getByRole('button', { name: 'Lagre e-post' }).click();
  await asked;
  await page.getByRole('button', { name: 'Endre mobilnummer' }).click();
  await expect(mobile).toHaveValue('412 3');
  await expect(mobile).toBeFocused();
  await page.clock.fastForward(1_800_000 - 59_000);
  const dialog = page.getByRole('alertdialog', { name: 'Du blir snart logget ut' });
  await expect(dialog).toBeVisible();
  await page.getByRole('button', { name: 'Fortsett økten' }).click();
  await expect(dialog).toBeHidden();
  await expect(mobile).toHaveValue('412 3');
  await expect(mobile).toBeFocused();
});

test('of two concurrent changes, a failing one does not undo the other', async ({ page }) => {
  const portal = await startPortal();
  await openProfile(page, 'Kari', portal.url);
  const held = Promise.withResolvers<void>();
  await page.route('**/skadekunde/kontaktinformasjon', async (route) => {
    await held.promise;
    if ('mobilNummer' in route.request().postDataJSON()) await route.fulfill({ status: 500, body: '' });
    else await route.continue();
  });
  await page.getByRole('button', { name: 'Endre mobilnummer' }).click();
  await page.getByLabel('Nytt mobilnummer').fill('41234567');
  await page.getByLabel('Nytt mobilnummer').press('Enter');
  await page.getByRole('button', { name: 'Endre e-post' }).click();
  await page.getByLabel('Ny e-postadresse').fill('ny@eksempel.no');
  await page.getByLabel('Ny e-postadresse').press('Enter');
  await expect(row(page, 'Mobilnummer').locator('.kfp-row__value')).toHaveText('41\u00a023\u00a045\u00a067');
  held.resolve();
  await expect(row(page, 'Mobilnummer').getByRole('alert')).toBeVisible();
  await expect(row(page, 'Mobilnummer').locator('.kfp-row__value')).toHaveText('90\u00a000\u00a000\u00a000');
  await expect(row(page, 'E-post').locator('.kfp-row__value')).toHaveText('ny@eksempel.no');
  await expect(page.getByLabel('Ny e-postadresse')).toBeHidden();
});
