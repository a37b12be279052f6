import { beginSession, OVERVIEW, withoutScripts } from './log-in.ts';
import { expectNoFindings } from './no-findings.ts';
import { personNamed } from './people.ts';
import { expect, test } from './portal.ts';
import { visit } from './visit.ts';

const OFFERS = `${OVERVIEW}tilbud`;
const marit = personNamed('Marit');

test('alternatives are compared with what the customer has, at 320 px and 1280 px and without findings', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await beginSession(page, marit.ssn);
  await visit(page, OFFERS);
  await page.getByRole('link', { name: 'Sammenlign tilbudene' }).first().press('Enter');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sammenlign tilbudene');
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader', { name: 'Du har i dag' })).toContainText('97,50');
    await expect(table.getByRole('row', { name: /^I året/ })).toContainText('306 kr mindre');
    await expect(table.getByRole('row', { name: /^Liv/ })).toContainText('Faller bort');
    await expect(page.getByRole('link', { name: 'Vis tilbudet' })).toHaveCount(2);
  }
  // Also checks the widths.
  await expectNoFindings(page);
});

test('the comparison needs no scripts, also to hide what is the same', async ({ page, portal }) => {
  await beginSession(page, marit.ssn);
  const plain = await withoutScripts(page);
  await plain.goto(portal.url + OFFERS);
  await plain.getByRole('link', { name: 'Sammenlign tilbudene' }).first().click();
  await plain.getByRole('link', { name: 'Vis bare det som er ulikt' }).click();
  await expect(plain.getByRole('row', { name: /^Medisiner/ })).toContainText('Nytt');
  await plain.getByRole('link', { name: 'Vis alt' }).click();
  await expect(plain.getByRole('link', { name: 'Vis bare det som er ulikt' })).toBeVisible();
  await plain.context().close();
});
