import type { Locator, Page } from '@playwright/test';
import { logIn, openOverview } from './log-in.ts';
import { people, personNamed } from './people.ts';
import { expect, startPortal, test } from './portal.ts';

const WIDTHS = [320, 390, 768, 900, 1280];

/** Returns the boxes of the elements that a selector finds, at one moment: what stands above may still grow. */
const boxesOf = (element: Locator, selector: string) =>
  element.evaluate(
    (root, parts) =>
      [root, ...root.querySelectorAll(parts)].map((part) => part.getBoundingClientRect().toJSON()),
    selector,
  ) as Promise<DOMRect[]>;

/** Returns the texts whose price unit is broken over several lines. */
const brokenUnits = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const start = text.textContent?.search(/kr\/(md|år)/) ?? -1;
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + 5);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(text.parentElement?.closest('li, p, div')?.textContent ?? '');
    }
    return broken;
  });

test('the skeletons of insurances have the shape of insurances, with the second line below the first', async ({
  page,
}) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  const asked = Promise.withResolvers<void>();
  await page.route('**/*/avtaler', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await logIn(page, people.kari.ssn, { origin: portal.url });
  const waiting = page.locator('.kfp-agreement-skeleton .kfp-agreement').first();
  const [whole, name, description] = await boxesOf(
    waiting,
    '.kfp-skeleton--name, .kfp-skeleton--description',
  );
  expect(description?.x).toBe(name?.x);
  expect(description?.y).toBeGreaterThan((name?.bottom ?? Number.NaN) - 1);
  expect(description?.width).toBeGreaterThan(name?.width ?? Number.NaN);
  asked.resolve();
  const card = page.getByRole('link', { name: /^Bilforsikring Volvo V60/ });
  await expect(card).toBeVisible();
  expect(await card.evaluate((link) => link.getBoundingClientRect().height)).toBe(whole?.height);
});

const SIZES = [
  { width: 320, height: 800 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1280, height: 900 },
  { width: 1680, height: 1050 },
];

/**
 * Returns the layout gaps: rows of cards that don't fill their list, uneven columns, and names apart from their
 * description. Runs in the page.
 */
function holesIn(section: Element): string[] {
  const box = (element: Element) => element.getBoundingClientRect();
  const differs = (one: number, other: number, by = 1) => Math.abs(one - other) > by;
  const content = box(section);
  const holes: string[] = [];

  for (const list of section.querySelectorAll('.kfp-agreement-list')) {
    const { left, right, width } = box(list);
    if (width === 0) continue;
    const rows = Map.groupBy([...list.children].map(box), ({ top }) => Math.round(top));
    const columns = Math.max(...[...rows.values()].map((row) => row.length));
    for (const row of rows.values()) {
      const [first, last] = [row[0], row.at(-1)];
      // A last row with fewer cards keeps their width.
      const isCut = row.length === columns && differs(last?.right ?? 0, right);
      if (differs(first?.left ?? 0, left) || isCut) holes.push('a row of cards');
      if (row.some((card) => differs(card.width, first?.width ?? 0))) holes.push('cards of other widths');
      if (row.some(({ height }) => differs(height, first?.height ?? 0))) holes.push('cards of a row');
    }
  }
  for (const block of section.querySelectorAll('.kfp-agreement-block')) {
    const columns = [...block.children].map(box);
    const isBeside = columns.length === 2 && columns[0]?.top === columns[1]?.top;
    const contents = [...block.children].map((column) => box(column.lastElementChild ?? column).bottom);
    if (isBeside && differs(contents[0] ?? 0, contents[1] ?? 0, 220)) holes.push('columns of groups');
    if (differs(columns[0]?.left ?? 0, content.left)) holes.push('a block with another left edge');
  }
  for (const description of section.querySelectorAll('.kfp-agreement-list .kfp-agreement__description')) {
    // The name's own box is as high as its row.
    const name = description.previousElementSibling?.firstElementChild;
    if (name && differs(box(name).bottom, box(description).top, 8)) holes.push('a name and its description');
  }
  const side = section.querySelector('.kfp-agreement-side');
  if (side && differs(box(side).right, content.right)) holes.push('the side column');
  return holes;
}

const AMOUNTS = [
  ['Jonas', 'few'],
  ['Ingrid', 'one'],
  ['Amina', 'few'],
  ['Marit', 'few'],
  ['Tor', 'few'],
  ['Silje', 'some'],
  ['Kari', 'some'],
  ['Per Arne', 'some'],
  ['Gunnar', 'some'],
  ['Bjørn', 'many'],
] as const;

test.describe('the page from the server', () => {
  // The content is the same without scripts, in a third of the time.
  test.use({ javaScriptEnabled: false });

  test('insurances keep their layout at every width, and with forced colors', async ({ page }) => {
    await test.step('nine-digit amounts and their units stay on one line at every width', async () => {
      await openOverview(page, personNamed('Anne-Charlotte').ssn);
      await expect(page.getByRole('heading', { name: 'Dette koster forsikringene' })).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await brokenUnits(page), `at ${width} px`).toEqual([]);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth, `at ${width} px`).toBeLessThanOrEqual(width);
      }
    });

    await test.step('any number of insurances fills the grid at every width', async () => {
      test.slow();
      for (const [name, composition] of AMOUNTS) {
        await openOverview(page, personNamed(name).ssn);
        const section = page.locator('#forsikringene-dine');
        await expect(section.locator(`.kfp-agreement-area--${composition}`)).toBeVisible();
        for (const size of SIZES) {
          await page.setViewportSize(size);
          const at = `${name} at ${size.width} px`;
          expect(await section.evaluate(holesIn), at).toEqual([]);
          const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(scrollWidth, at).toBeLessThanOrEqual(size.width);
        }
      }
    });

    await test.step('with forced colors, bars show their lengths and boxes have borders', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      await openOverview(page, people.kari.ssn);
      const bars = page.locator('.kfp-costs .kfp-share-bar').first();
      const fillOf = (rect: Locator) => rect.evaluate((element) => getComputedStyle(element).fill);
      expect(await fillOf(bars.locator('rect').last())).toBe('rgb(0, 0, 0)');
      expect(await fillOf(bars.locator('rect').first())).toBe('rgb(255, 255, 255)');
      for (const box of ['.kfp-task-card', '.kfp-offer-box', '.kfp-costs', '.kfp-buy-card']) {
        const outline = await page
          .locator(box)
          .first()
          .evaluate((element) => {
            const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(element);
            return [outlineColor, outlineStyle, outlineWidth];
          });
        expect(outline, box).toEqual(['rgb(0, 0, 0)', 'solid', '1px']);
      }
    });
  });
});
