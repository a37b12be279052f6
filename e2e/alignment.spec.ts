import type { Locator, Page } from '@playwright/test';
import { enlarge } from './large-text.ts';
import { beginSession } from './log-in.ts';
import { menuButton, PHONE } from './navigation.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { visit } from './visit.ts';

const { kari } = people;
const INSURANCE = '/privat/forsikring';
const NARROW = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 900 };
/** The width of the focus outline, with its distance from the element. */
const OUTLINE = 6;

const open = async (page: Page, path: string, size = PHONE, { ssn } = kari) => {
  await page.setViewportSize(size);
  await beginSession(page, ssn);
  await visit(page, INSURANCE + path);
};

const boxOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().toJSON());

test('lines of facts neither begin nor end with a dot', async ({ page }) => {
  for (const size of [PHONE, NARROW]) {
    await open(page, '/skadesaker', size);
    await expect(page.locator('.kfp-inline-fact').first()).toBeVisible();
    expect(await dotsAtEnds(page)).toEqual([]);
  }
});

/** Returns the facts whose dot is visible at the beginning or the end of a line. */
async function dotsAtEnds(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('.kfp-inline-fact')]
      .filter((fact) => {
        const { parentElement, previousElementSibling, nextElementSibling, textContent } = fact;
        const isBelow = (later: Element | null, earlier: Element | null) =>
          !!later && !!earlier && later.getBoundingClientRect().top > earlier.getBoundingClientRect().top;
        if (textContent.endsWith('·')) return isBelow(nextElementSibling, fact);
        if (!textContent.startsWith('·') || !isBelow(fact, previousElementSibling)) return false;
        const range = document.createRange();
        range.setStart(fact.firstChild ?? fact, 0);
        range.setEnd(fact.firstChild ?? fact, 1);
        const styles = getComputedStyle(parentElement ?? fact);
        const cut = Number.parseFloat(styles.clipPath.split(' ').at(-1) ?? '0');
        const left = (parentElement ?? fact).getBoundingClientRect().left;
        return !(range.getBoundingClientRect().right <= left + cut);
      })
      .map(({ textContent }) => textContent),
  );
}

test('no card cuts off the outline of a focused row, link or file button, which is easy to see', async ({
  page,
}) => {
  for (const [path, place] of [
    ['/meldinger', '.kfp-message-row'],
    ['/motor/detaljer/81030354', '.kfp-renewal__link'],
  ] as const) {
    await open(page, path, DESKTOP);
    expect(await page.locator(place).last().evaluate(cutters, OUTLINE), path).toEqual([]);
  }
  await open(page, '/skadesaker/NICE/26-104417');
  const file = page.getByLabel('Velg filer');
  await menuButton(page).press('Tab');
  await file.focus();
  await expect(page.locator('.kfp-file').first()).toHaveCSS('outline-color', 'rgb(27, 25, 23)');
});

/** Returns the ancestors that cut off what is up to a distance around an element. */
function cutters(element: Element, distance: number): string[] {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const found: string[] = [];
  for (
    let parent = element.parentElement;
    parent && parent !== document.body;
    parent = parent.parentElement
  ) {
    const box = parent.getBoundingClientRect();
    const isInside =
      left - distance >= box.left &&
      right + distance <= box.right &&
      top - distance >= box.top &&
      bottom + distance <= box.bottom;
    if (getComputedStyle(parent).overflow !== 'visible' && !isInside) found.push(parent.className);
  }
  return found;
}

test('the first cards of two columns begin on one line', async ({ page }) => {
  for (const path of ['/motor/detaljer/81030354', '/oversikt/deling']) {
    await open(page, path, DESKTOP);
    const tops = await page
      .locator('.kfp-columns > div')
      .evaluateAll((columns) =>
        columns.map((column) => column.querySelector('.jkl-card')?.getBoundingClientRect().top),
      );
    expect(tops[0], path).toBe(tops[1]);
  }
});

test('cards are equally far below their headings, and have equal padding', async ({ page }) => {
  await open(page, '/motor/detaljer/81030354', DESKTOP);
  await expect(page.getByRole('heading', { name: 'Dokumenter' })).toBeVisible();
  const sides = await page.locator('.kfp-columns > :last-child section').evaluateAll((sections) =>
    sections.map((section) => {
      const [heading, content] = [...section.children];
      const card = section.querySelector('.jkl-card') ?? section;
      return [
        (content?.getBoundingClientRect().top ?? 0) - (heading?.getBoundingClientRect().bottom ?? 0),
        Number.parseFloat(getComputedStyle(card).paddingInlineStart),
      ];
    }),
  );
  expect(sides.length).toBeGreaterThan(2);
  expect(new Set(sides.map(([gap]) => gap))).toEqual(new Set([16]));
  expect(sides[0]?.[1]).toBe(sides[1]?.[1]);
});

test('the help texts of a sharing have room between their lines', async ({ page }) => {
  await open(page, '/oversikt/deling');
  for (const help of await page.locator('.kfp-checkbox__help, .kfp-invite__help').all()) {
    await expect(help).toHaveCSS('line-height', '24px');
  }
});

test('the answers of a question in a dialog are equally wide on a phone', async ({ page }) => {
  await open(page, '/oversikt/sikkerhet');
  await page.getByRole('button', { name: 'Be om sletting' }).click();
  const dialog = page.getByRole('alertdialog');
  const yes = await boxOf(dialog.getByRole('button', { name: /^Ja/ }));
  expect(yes.width).toBe((await boxOf(dialog.getByRole('button', { name: /^Nei/ }))).width);
});

test('the picture of a sharing stays round with large text, and the links of the profile apart', async ({
  page,
}) => {
  await open(page, '/oversikt/deling');
  await page.getByLabel('Fødselsnummer').fill(people.jonas.ssn);
  await page.getByRole('button', { name: 'Send invitasjon' }).click();
  const picture = page.locator('.kfp-sharing > .kfp-tile').first();
  await expect(picture).toBeVisible();
  await enlarge(page);
  const { width, height } = await boxOf(picture);
  expect(width).toBe(height);
  await enlarge(page, 100);

  await open(page, '/oversikt/forsikringsprofil', DESKTOP);
  const above = await boxOf(page.getByRole('link', { name: /^Meldingene dine/ }));
  const below = await boxOf(page.getByRole('link', { name: 'Del med noen' }).first());
  expect(below.y - above.bottom).toBeGreaterThanOrEqual(8);
});
