import type { Locator, Page } from '@playwright/test';
import { collectAnnouncements } from './announcements.ts';
import { cutOff, enlarge } from './large-text.ts';
import { apiRequests, beginSession, consoleErrors, logIn, OVERVIEW } from './log-in.ts';
import { PHONE } from './navigation.ts';
import { people, personNamed } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { reload, visit } from './visit.ts';

const { kari } = people;
const OFFERS = `${OVERVIEW}tilbud`;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.locator('main').getByRole('listitem');
const card = (page: Page, text: string) => cards(page).filter({ hasText: text });
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
const navigationItem = (page: Page) => page.getByRole('navigation').getByRole('link', { name: /^Tilbud/ });

test('the menu leads to the offers without waiting, and their first page contains the data', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn(page, kari.ssn);
  const errors = consoleErrors(page);
  const requests = apiRequests(page);
  await navigationItem(page).click();
  await expect(title(page)).toHaveText('Tilbudene dine');
  const house = card(page, 'Lindeveien 14');
  const [monthly, yearly] = await Promise.all(
    ['918 kr/md', '11 016 kr/år'].map((price) =>
      house.getByText(price.replaceAll(' ', '\u00a0')).boundingBox(),
    ),
  );
  expect(yearly?.y, 'each on its own line').toBeGreaterThan(monthly?.y ?? Number.POSITIVE_INFINITY);
  // The data of the page came with the overview: the click waits for nothing.
  expect(requests).toEqual([]);

  await visit(page, OFFERS);
  await expect(page).toHaveTitle(/Tilbudene dine/);
  await button(card(page, 'Båtforsikring'), /^Fjern tilbud/).click();
  await expect(button(page, 'Ja, fjern tilbudet')).toBeVisible();
  expect([requests, errors]).toEqual([[], []]);

  await expect(house.getByText('I dag betaler du')).toBeVisible();
  const show = await house.getByRole('link', { name: /^Vis tilbudet/ }).boundingBox();
  const remove = await button(house, /^Fjern tilbud/).boundingBox();
  const bottom = (box: typeof show) => (box ? box.y + box.height : Number.NaN);
  expect(Math.abs(bottom(show) - bottom(remove)), 'on a line beside long notes').toBeLessThan(2);

  await beginSession(page, personNamed('Anne-Charlotte').ssn);
  await visit(page, OFFERS);
  const price = page.locator('.kfp-offer__main-price').first();
  await expect(price).toHaveText(/^18.888.888,89.kr\/md/);
  expect(await linesOf(price)).toBe(1);
});

test('the keyboard is enough to remove an offer, and the result is announced once', async ({ page }) => {
  const portal = await startPortal();
  await beginSession(page, kari.ssn, { origin: portal.url });
  await visit(page, portal.url + OFFERS);
  const boat = card(page, 'Båtforsikring');
  await expect(navigationItem(page)).toHaveText('Tilbud4');

  await button(boat, /^Fjern tilbud/).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('heading', { name: 'Vil du fjerne tilbudet på båtforsikring?' });
  await expect(question).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Nei, behold tilbudet')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(boat, /^Fjern tilbud/)).toBeFocused();
  await expect(cards(page)).toHaveCount(4);

  // The remaining steps use doubled text size on a phone.
  await page.setViewportSize(PHONE);
  await enlarge(page);
  await page.keyboard.press('Enter');
  await expect(question).toBeFocused();
  await expect(question).toHaveAccessibleDescription(/Askeladden 525.* 168\s+kroner i måneden.* gyldig til/);
  await expect(boat, 'price and validity stay visible').toContainText(/gyldig til .*168.kr\/md/);
  expect(await cutOff(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Ja, fjern tilbudet')).toBeFocused();
  const announced = await collectAnnouncements(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Husforsikring' })).toBeFocused();
  await expect(cards(page)).toHaveCount(3);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.getByRole('status').filter({ hasText: 'er fjernet' })).toHaveCount(1);
  const text = 'Tilbudet på båtforsikring er fjernet. Du har 3 tilbud igjen.';
  expect((await announced()).filter((each) => each.includes('er fjernet'))).toEqual([text]);
  await expect(page.locator('.kfp-offer-list > li').nth(1)).toHaveText(text);
  await expect(navigationItem(page)).toHaveText('Tilbud3');
  await reload(page);
  await expect(cards(page)).toHaveCount(3);
  await expect(boat).toHaveCount(0);
});

/** Returns the number of lines of an element's text. */
async function linesOf(element: Locator): Promise<number> {
  return await element.evaluate((each) =>
    Math.round(each.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(each).lineHeight)),
  );
}
