import demo from '../commands/portfolio/demo.json' with { type: 'json' };
import { importCustomers } from './import-customers.ts';
import { brokenWords } from './large-text.ts';
import { beginSession, OVERVIEW, withoutScripts } from './log-in.ts';
import { expectNoFindings } from './no-findings.ts';
import { people, personNamed } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { visit } from './visit.ts';

const OFFERS = `${OVERVIEW}tilbud`;
const marit = personNamed('Marit');

test('a comparison shows what the customer has, and fits at 320 px and 1280 px, also in English', async ({
  page,
}) => {
  await test.step('alternatives are compared with what the customer has, at 320 px and 1280 px and without findings', async () => {
    await page.setViewportSize({ width: 320, height: 900 });
    await beginSession(page, marit.ssn);
    await visit(page, OFFERS);
    await page.getByRole('link', { name: 'Sammenlign tilbudene' }).first().press('Enter');
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sammenlign tilbudene');
      const table = page.getByRole('table');
      await expect(table.getByRole('columnheader', { name: 'Du har i dag', exact: true })).toBeVisible();
      await expect(table.getByRole('row', { name: /^Pris/ })).toContainText('97,50');
      await expect(table.getByRole('row', { name: /^I året/ })).toContainText('306 kr mindre');
      await expect(table.getByRole('row', { name: /^Liv/ })).toContainText('Faller bort');
      await expect(page.getByRole('link', { name: 'Vis tilbudet' })).toHaveCount(2);
      // Screen readers find a cell's column by its place in the row.
      for (const row of await table.getByRole('row').all()) {
        const cells = row.getByRole('columnheader').or(row.getByRole('rowheader')).or(row.getByRole('cell'));
        await expect(cells).toHaveCount(4);
      }
    }
    // Also checks the widths.
    await expectNoFindings(page);
  });

  await test.step('today and one offer fit on the narrowest phone, also in English, and «View the offer» is in line with the table', async () => {
    await page.context().addCookies([{ name: 'kfp-spraak', value: 'en', domain: 'localhost', path: '/' }]);
    await page.setViewportSize({ width: 320, height: 900 });
    await beginSession(page, people.kari.ssn);
    await visit(page, `${OFFERS}/sammenlign?system=NICE&tilbud=55010495`);
    await expect(page.getByText('NOK 918/month').first()).toBeVisible();
    const frame = page.getByRole('region', { name: 'Compare the offer', exact: true });
    expect(await frame.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);

    await page.setViewportSize({ width: 1280, height: 900 });
    const table = await frame.boundingBox();
    const show = await page.getByRole('link', { name: /^View the offer/ }).boundingBox();
    expect((show?.x ?? 0) + (show?.width ?? 0)).toBeCloseTo((table?.x ?? 0) + (table?.width ?? 0), 0);
  });
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

test('three offers scroll sideways on a phone, with whole words, and paper does not break the table', async ({
  page,
}) => {
  const portal = await startPortal();
  const { avtaler = [], tilbud = [] } = demo.customers.find(({ ssn }) => ssn === marit.ssn) ?? {};
  const [first] = tilbud;
  const longest = { ...first, policyNumber: '55019003', name: 'Katteforsikring for oppdrettere' };
  const { ssn } = people.jonas;
  await importCustomers(portal, [{ ssn, navn: 'Prøve Prøvesen', avtaler, tilbud: [...tilbud, longest] }]);
  await page.setViewportSize({ width: 390, height: 900 });
  await beginSession(page, ssn, { origin: portal.url });
  await visit(page, `${portal.url}${OVERVIEW}tilbud/sammenlign?system=NICE&tilbud=55019001`);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  expect(await brokenWords(page)).toEqual([]);
  const tooNarrow = () =>
    table.evaluate((element) =>
      [...element.querySelectorAll('th:not(.kfp-compare__corner), td')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
  expect(await tooNarrow()).toEqual([]);

  const frame = page.getByRole('region', { name: 'Sammenlign tilbudene' });
  const rowName = table.getByRole('rowheader', { name: 'Veterinær' }).locator('span').first();
  const left = async () => (await rowName.boundingBox())?.x;
  const before = await left();
  await frame.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await left()).toBe(before);
  await expectNoFindings(page);

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 700, height: 900 });
  expect(
    await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
});
