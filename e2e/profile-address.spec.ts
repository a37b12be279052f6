import { importCustomers } from './import-customers.ts';
import { apiRequests, beginSession, consoleErrors, withoutScripts } from './log-in.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { openProfile, PROFILE, row, toast, untilOverlays } from './profile-page.ts';
import { visit } from './visit.ts';

const { jonas } = people;
const CUSTOMER = { ssn: jonas.ssn, navn: 'Jonas Bakken', niceKundenummer: '700123' };
const STREET = { isFolkreregistrert: true, gatenavn: 'Storgata', gatenummer: '1' };

test.describe.configure({ timeout: 60_000 });

test('an address with an unknown postcode is in the first HTML, without further requests', async ({
  page,
}) => {
  const portal = await startPortal();
  await importCustomers(portal, [{ ...CUSTOMER, kundeadresser: [{ ...STREET, postnummer: '9999' }] }]);
  const origin = await beginSession(page, jonas.ssn, { origin: portal.url });
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

test('a customer with a customer number but no address sees that, and can’t update it', async ({ page }) => {
  const portal = await startPortal();
  await importCustomers(portal, [{ ...CUSTOMER, kundeadresser: [] }]);
  const requests = apiRequests(page);
  await openProfile(page, 'Jonas', portal.url);
  await expect(row(page, 'Adresse').locator('.kfp-row__value')).toHaveText('Ikke registrert');
  await expect(row(page, 'Adresse').getByRole('button')).toHaveCount(0);
  expect(requests.filter((request) => request.includes('/adresse/'))).toEqual([]);
});

test('a customer without a registered address can’t update it', async ({ page }) => {
  await openProfile(page, 'Per Arne');
  await expect(row(page, 'Adresse')).toContainText('Vi har ingen folkeregistrert adresse på deg.');
  await expect(row(page, 'Adresse').getByRole('button')).toHaveCount(0);
});

test('an address that was already correct is not announced as new', async ({ page }) => {
  await openProfile(page, 'Kari');
  await page.getByRole('button', { name: 'Endre adresse' }).click();
  await page.getByRole('button', { name: 'Hent folkeregistrert adresse' }).click();
  await expect(toast(page, 'Adressen din er den samme som i Folkeregisteret')).toBeVisible();
  await expect(toast(page, 'Adressen er oppdatert')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Endre adresse' })).toBeFocused();
});

test('a mobile number with country code is formatted like all others', async ({ page }) => {
  const portal = await startPortal();
  await importCustomers(portal, [{ ...CUSTOMER, kontaktInformasjon: { mobilNummer: '+4790000000' } }]);
  await openProfile(page, 'Jonas', portal.url);
  await expect(row(page, 'Mobilnummer').locator('.kfp-row__value')).toHaveText('90\u00a000\u00a000\u00a000');
});
