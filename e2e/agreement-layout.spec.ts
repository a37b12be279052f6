import type { Locator, Page } from '@playwright/test';
import { logIn } from './log-in.ts';
import { people, personNamed } from './people.ts';
import { expect, startPortal, test } from './portal.ts';

const WIDTHS = [320, 390, 768, 900, 1280];

const boxOf = async (element: Locator) =>
  (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

/** The units of all amounts on the page that stand on more than one line. */
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

test('sums of nine digits keep their units whole at every width', async ({ page }) => {
  await logIn(page, personNamed('Anne-Charlotte').ssn);
  await expect(page.getByRole('heading', { name: 'Dette koster forsikringene' })).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await brokenUnits(page), `at ${width} px`).toEqual([]);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth, `at ${width} px`).toBeLessThanOrEqual(width);
  }
});

test('one insurance stands beside the way to buy, with no empty column between', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn(page, people.single.ssn);
  const insurances = page.getByRole('region', { name: 'Forsikringene dine' });
  const card = await boxOf(insurances.getByRole('listitem').getByRole('link'));
  const side = await boxOf(insurances.locator('.kfp-buy-card'));
  expect(side.x - (card.x + card.width)).toBeLessThanOrEqual(24);
});

test('what waits for the insurances has their shape: the second line below the first', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  const asked = Promise.withResolvers<void>();
  await page.route('**/*/avtaler', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await logIn(page, people.kari.ssn, { origin: portal.url });
  const waiting = page.locator('.kfp-agreement-skeleton .kfp-agreement').first();
  const name = await boxOf(waiting.locator('.kfp-skeleton--name'));
  const description = await boxOf(waiting.locator('.kfp-skeleton--description'));
  expect(description.x).toBe(name.x);
  expect(description.y).toBeGreaterThan(name.y + name.height - 1);
  expect(description.width).toBeGreaterThan(name.width);
  const waitingHeight = (await boxOf(waiting)).height;
  asked.resolve();
  const card = page.getByRole('link', { name: /^Bilforsikring Volvo V60/ });
  expect((await boxOf(card)).height).toBe(waitingHeight);
});

test('in the user’s own colours the bars show their lengths, and boxes their edges', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await logIn(page, people.kari.ssn);
  const bars = page.locator('.kfp-costs__bar').first();
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
