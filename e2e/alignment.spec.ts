import type { Page } from '@playwright/test';
import { beginSession } from './log-in.ts';
import { menuButton, PHONE } from './navigation.ts';
import { people } from './people.ts';
import { expect, test } from './portal.ts';
import { visit } from './visit.ts';

const { kari } = people;
const INSURANCE = '/privat/forsikring';
const DESKTOP = { width: 1280, height: 900 };
/** The width of the focus outline, with its distance from the element. */
const OUTLINE = 6;

const open = async (page: Page, path: string, size = PHONE, { ssn } = kari) => {
  await page.setViewportSize(size);
  await beginSession(page, ssn);
  await visit(page, INSURANCE + path);
};

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
