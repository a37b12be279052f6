import { beginSession, withoutScripts } from './log-in.ts';
import { expectNoFindings } from './no-findings.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { visit } from './visit.ts';

const { kari } = people;
const CAR = '/privat/forsikring/motor/detaljer/81030354';

test('the renewal and the earlier prices fit 320 px and 1280 px, by keyboard and without findings', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await beginSession(page, kari.ssn);
  await visit(page, CAR);
  const table = page.getByRole('table');
  const fold = page.locator('summary', { hasText: 'Vis som tabell' });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('heading', { level: 2, name: /^Fornyes \d/ })).toBeVisible();
    await expect(page.getByText('47 kr mer i måneden, 6,9 %')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Endre (' })).toHaveAttribute(
      'href',
      'https://selvbetjening.eksempel.no/endre/NICE/81030354',
    );
    await expect(page.getByRole('img', { name: /^Fra 548.kr i \d{4} til 684.kr i \d{4}$/ })).toBeVisible();
    await expect(table).toBeHidden();
    await fold.press('Enter');
    await expect(table.getByRole('row')).toHaveCount(6);
    // Also checks the widths.
    if (width === 320) await expectNoFindings(page);
    await fold.press('Enter');
  }
});

test('the renewal needs no scripts, and is on paper with its table', async ({ page, portal }) => {
  await beginSession(page, kari.ssn);
  const plain = await withoutScripts(page);
  await plain.goto(portal.url + CAR);
  await expect(plain.getByText('564 kr mer i året')).toBeVisible();
  await plain.locator('summary', { hasText: 'Vis som tabell' }).click();
  await expect(plain.getByRole('cell', { name: '684 kr' })).toBeVisible();
  await plain.goto(portal.url + CAR);
  await plain.emulateMedia({ media: 'print' });
  await expect(plain.getByRole('cell', { name: '684 kr' })).toBeVisible();
  await expect(plain.getByText('Vis som tabell')).toBeHidden();
  await plain.context().close();
});
