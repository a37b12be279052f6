import { apiRequests } from './log-in.ts';
import { expect, startPortal, test } from './portal.ts';
import { openProfile, refuse, row, toast } from './profile-page.ts';

// Some tests start their own portal, because other tests would see their changes.
test.describe.configure({ timeout: 60_000 });

test('the address is updated from the register with a loader in its place, or shows an error', async ({
  page,
}) => {
  await openProfile(page, 'Ola');
  const address = row(page, 'Adresse');
  await address.getByRole('button', { name: 'Endre' }).click();
  const update = address.getByRole('button', { name: 'Hent folkeregistrert adresse' });
  await expect(update).toBeFocused();

  await refuse(page, '/adresse/oppdater', 502);
  await update.click();
  await expect(address.getByRole('alert')).toContainText('Noe gikk galt');
  await expect(address.getByRole('alert')).toContainText(
    'Vi kunne ikke oppdatere adressen din til folkeregistrert adresse.',
  );
  await expect(address).toContainText('Gnr. 12 / bnr. 3, 2040\u00a0Kløfta');
  await page.unrouteAll();

  const moved = { isFolkreregistrert: true, gatenavn: 'Strandgata', gatenummer: '2', postnummer: '9170' };
  const held = Promise.withResolvers<void>();
  await page.route(/\/adresse\/(oppdater|kundeadresser)$/, async (route) => {
    await held.promise;
    await route.fulfill({ json: { kundeadresser: [moved] } });
  });
  await update.click();
  await expect(address.locator('.kfp-row__value')).toHaveText('Oppdaterer adresse');
  const asked = page.waitForRequest('**/adresse/kundeadresser');
  held.resolve();
  await asked;
  await expect(address, "at a place that is not in the page's data").toContainText(
    'Strandgata 2, 9170\u00a0Longyearbyen',
  );
  await expect(update).toBeHidden();
  await expect(toast(page, 'Adressen er oppdatert')).toBeVisible();
});

test('documents by post: «Bekreft» requires a ticked box, then changes the choice', async ({ page }) => {
  const portal = await startPortal();
  await openProfile(page, 'Marit', portal.url);
  const post = row(page, 'Forsikringsdokumenter i posten');
  const requests = apiRequests(page);
  await expect(post).toContainText('Ja, du får dem i posten');
  await post.getByRole('button', { name: 'Endre' }).click();
  const box = post.getByRole('checkbox');
  await post.getByRole('button', { name: 'Bekreft' }).click();
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription('Kryss av først, og bekreft etterpå.');
  expect(requests).toEqual([]);

  await box.check();
  await refuse(page, '/samtykke/reservasjon', 500);
  await post.getByRole('button', { name: 'Bekreft' }).click();
  await expect(post.getByRole('alert')).toContainText('Noe gikk galt');
  await expect(post).toContainText('Ja, du får dem i posten');
  await expect(box).toBeChecked();
  await page.unrouteAll();

  const asked = page.waitForResponse('**/samtykke/reservasjon/hent');
  const sent = page.waitForRequest('**/samtykke/reservasjon');
  await post.getByRole('button', { name: 'Bekreft' }).click();
  expect((await sent).postDataJSON()).toEqual({ harReservasjon: false });
  await asked;
  await expect(post).toContainText('Nei, du får dem digitalt');
  await expect(box).toBeHidden();
  await expect(toast(page, 'Valget ditt er lagret')).toBeVisible();
  await post.getByRole('button', { name: 'Endre' }).click();
  await expect(box).not.toBeChecked();
  await expect(box).toHaveAccessibleName('Jeg vil få dokumentene i posten');
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
