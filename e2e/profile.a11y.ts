import { holdRequests } from './devtools.ts';
import { beginSession } from './log-in.ts';
import { expectNoFindings } from './no-findings.ts';
import { passTimeUntil, RETRY_MS } from './pass-time.ts';
import { personNamed } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { group, OFFERS, openProfile, PROFILE, refuse, row, toast } from './profile-page.ts';
import { visit } from './visit.ts';

// Each state is checked in six ways.
test.describe.configure({ timeout: 180_000 });

test('the rows, also with long names', async ({ page, portal }) => {
  await openProfile(page, 'Kari', portal.origin('sb1'));
  await page.getByRole('button', { name: 'Vis' }).click();
  await expect(page.getByRole('button', { name: 'Skjul' })).toBeVisible();
  await expectNoFindings(page);

  await openProfile(page, 'Anne-Charlotte', portal.origin('sb1'));
  await expect(page.getByText('Ødegård-Sæther').first()).toBeVisible();
  await expectNoFindings(page, 'main');
});

test('each open row, and its validation errors', async ({ page }) => {
  await openProfile(page, 'Marit');
  for (const path of ['/adresse/oppdater', '/skadekunde/*', '/samtykke/reservasjon', '/samtykke/oppdater']) {
    await refuse(page, path, 500);
  }
  await page.getByRole('button', { name: 'Vis' }).click();
  await page.getByRole('button', { name: 'Endre adresse' }).click();
  await page.getByRole('button', { name: 'Hent folkeregistrert adresse' }).click();
  await expect(page.getByRole('alert')).toHaveCount(2);
  await page.getByRole('button', { name: 'Endre e-post' }).click();
  await expect(page.getByLabel('Ny e-postadresse')).toBeVisible();
  await expectNoFindings(page, 'main');

  await page.getByRole('button', { name: 'Lagre e-post' }).click();
  await page.getByLabel('Ny e-postadresse').fill('marit@');
  await expect(row(page, 'E-post').getByText('E-postadressen er ikke gyldig')).toBeVisible();
  await expectNoFindings(page, 'main');
  await page.getByRole('button', { name: 'Endre mobilnummer' }).click();
  await page.getByLabel('Nytt mobilnummer').fill('41234567');
  await page.getByRole('button', { name: 'Lagre mobilnummer' }).click();
  await page.getByRole('button', { name: 'Endre forsikringsdokumenter' }).click();
  await page.getByRole('button', { name: 'Bekreft' }).click();
  await page.getByText('Les mer om samtykket').first().click();
  await group(page, OFFERS).getByLabel('Nei').click();
  await expect(page.getByRole('alert')).toHaveCount(4);
  await expectNoFindings(page, 'main');
});

test('while changes are being saved, and afterwards', async ({ page }) => {
  await openProfile(page, 'Marit');
  const release = await holdRequests(page, '*/adresse/oppdater');
  for (const path of ['*/skadekunde/kontaktinformasjon', '*/samtykke/*']) await holdRequests(page, path);
  await page.getByRole('button', { name: 'Endre adresse' }).click();
  await page.getByRole('button', { name: 'Hent folkeregistrert adresse' }).click();
  await page.getByRole('button', { name: 'Endre mobilnummer' }).click();
  await page.getByLabel('Nytt mobilnummer').fill('41234567');
  await page.getByRole('button', { name: 'Lagre mobilnummer' }).click();
  await group(page, OFFERS).getByLabel('Nei').click();
  await expect(page.getByText('Oppdaterer adresse')).toBeVisible();
  await expect(group(page, OFFERS).locator('label').first()).toHaveCSS('opacity', '0.5');
  await expectNoFindings(page, 'main');
  release();
  await expect(toast(page, 'Adressen din er den samme som i Folkeregisteret')).toBeVisible();
  await expectNoFindings(page, 'main, [aria-label="Varsler"]');
});

test('while the page loads, and when parts of it fail', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await page.clock.install();
  await beginSession(page, personNamed('Marit').ssn, { origin: portal.url });
  const release = await holdRequests(page, '*/skadekunde/hent');
  const releaseTexts = await holdRequests(page, '*/samtykke/tekster*');
  await refuse(page, '/adresse/kundeadresser', 500);
  await visit(page, portal.url + PROFILE);
  await expect(page.getByText('Henter opplysningene dine')).toBeVisible();
  await expectNoFindings(page, 'main');
  release();
  await expect(page.getByText('Henter samtykkene dine')).toBeVisible();
  await expectNoFindings(page, 'main');
  releaseTexts();
  await passTimeUntil(page, RETRY_MS, row(page, 'Adresse').getByRole('button', { name: 'Prøv igjen' }));
  await expectNoFindings(page, 'main');
});
