import demo from '../commands/portfolio/demo.json' with { type: 'json' };
import { importCustomers } from './import-customers.ts';
import { beginSession, OVERVIEW } from './log-in.ts';
import { expectNoFindings } from './no-findings.ts';
import { people } from './people.ts';
import { expect, type Portal, startPortal, test } from './portal.ts';
import { visit } from './visit.ts';

/**
 * Imports a synthetic customer with the given number of offers, copied from the demonstration person with the
 * most. They do not expire.
 */
async function importWithOffers(portal: Portal, ssn: string, count: number): Promise<void> {
  const [pattern = []] = demo.customers
    .map(({ tilbud = [] }) => tilbud)
    .toSorted((one, other) => other.length - one.length);
  const tilbud = Array.from({ length: count }, (_, index) => {
    const { expirationDate: _end, ...offer } = pattern[index % pattern.length] ?? {};
    return { ...offer, policyNumber: `T${index}` };
  });
  await importCustomers(portal, [{ ssn, navn: 'Prøve Prøvesen', tilbud }]);
}

test('a hundred offers are grouped by kind on few screens, with one filled button and distinct names', async ({
  page,
}) => {
  const portal = await startPortal();
  await importWithOffers(portal, people.jonas.ssn, 105);
  await page.setViewportSize({ width: 390, height: 844 });
  await beginSession(page, people.jonas.ssn, { origin: portal.url });
  await visit(page, `${portal.url}${OVERVIEW}tilbud`);
  const groups = page.locator('.kfp-offer-groups > details');
  await expect(groups).toHaveCount(11);
  await expect(page.locator('main .jkl-button--primary')).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000);
  // offers.a11y.ts checks a whole page with few offers.
  await expectNoFindings(page, '.kfp-offer-groups > details[open]');

  await page.getByRole('heading', { level: 2, name: /^Husforsikring/ }).click();
  const barn = page.locator('main').getByRole('listitem').filter({ hasText: 'Låve, uten innbo' });
  await expect(barn).toHaveCount(7);
  await barn.first().getByRole('button', { name: 'Fjern tilbud' }).click();
  const question = page.getByRole('heading', { name: 'Vil du fjerne tilbudet på husforsikring?' });
  await expect(question).toHaveAccessibleDescription(/Låve, uten innbo/);
  await page.getByRole('button', { name: 'Ja, fjern tilbudet' }).click();
  await expect(barn).toHaveCount(6);
  const removed = 'Tilbudet på husforsikring (Låve, uten innbo) er fjernet. Du har 97 tilbud igjen.';
  await expect(page.getByRole('status').filter({ hasText: 'er fjernet' })).toHaveText(removed);
  await expect(page.locator('li', { hasText: removed }), 'in the place of the offer').toBeInViewport();
  await expect(
    page.locator('main').getByRole('heading', { level: 3, name: 'Husforsikring' }).first(),
  ).toBeVisible();

  const open = page.locator('.kfp-offer-groups > details[open]');
  await expect(open).toHaveCount(2);
  await visit(page, portal.url + OVERVIEW);
  await page.goBack();
  await expect(open).toHaveCount(2);
});
