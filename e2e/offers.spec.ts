import type { Locator, Page } from '@playwright/test';
import { cutOff, enlarge } from './large-text.ts';
import { apiRequests, beginSession, consoleErrors, logIn, OVERVIEW, withoutScripts } from './log-in.ts';
import { PHONE } from './navigation.ts';
import { people, personNamed } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { reload, visit } from './visit.ts';

const { kari } = people;
const OFFERS = `${OVERVIEW}tilbud`;
const OLA = '19887421717';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.locator('main').getByRole('listitem');
const card = (page: Page, text: string) => cards(page).filter({ hasText: text });
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
const navigationItem = (page: Page) => page.getByRole('navigation').getByRole('link', { name: /^Tilbud/ });

test('the first page contains the offers, without further requests or console messages', async ({ page }) => {
  await beginSession(page, kari.ssn);
  const errors = consoleErrors(page);
  const requests = apiRequests(page);
  await visit(page, OFFERS);
  await expect(title(page)).toHaveText('Tilbudene dine');
  await expect(page).toHaveTitle(/Tilbudene dine/);
  await expect(cards(page)).toHaveCount(4);
  await button(card(page, 'Båtforsikring'), /^Fjern tilbud/).click();
  await expect(button(page, 'Ja, fjern tilbudet')).toBeVisible();
  expect(requests).toEqual([]);
  expect(errors).toEqual([]);
});

test('the menu leads from the overview to the offers, without waiting', async ({ page }) => {
  await logIn(page, kari.ssn);
  const requests = apiRequests(page);
  await navigationItem(page).click();
  await expect(title(page)).toHaveText('Tilbudene dine');
  const house = card(page, 'Husforsikring');
  await expect(house).toContainText('918 kr/md');
  await expect(house).toContainText('11 016 kr/år');
  await expect(house).toContainText(/Tilbudet er gyldig til \d\d\.\d\d\.20\d\d/);
  const parts = house.getByRole('table', { name: 'Dette er med i tilbudet' }).getByRole('row');
  await expect(parts).toHaveText(['Husforsikring732\u00a0kr/md', 'Innboforsikring186\u00a0kr/md']);
  await expect(house).toContainText(
    'I dag betaler du 798 kr/md for det samme, med annen dekning og uten resten av pakken.',
  );
  await expect(page.locator('main')).toContainText('Alle 4 tilbudene koster 1 727,50 kr/md til sammen.');
  // The data of the page came with the overview: the click waits for nothing.
  expect(requests).toEqual([]);
  // The store may have been filled before midnight.
  await expect(card(page, 'Reiseforsikring')).toContainText(/[23] dager igjen/);
  await expect(page.locator('main .jkl-button--primary')).toHaveCount(1);
  const [monthly, yearly] = await Promise.all(
    ['918 kr/md', '11 016 kr/år'].map((price) =>
      house.getByText(price.replaceAll(' ', '\u00a0')).boundingBox(),
    ),
  );
  expect(yearly?.y, 'each on its own line').toBeGreaterThan(monthly?.y ?? Number.POSITIVE_INFINITY);
  await expect(card(page, 'Bilforsikring og tilhenger')).toContainText(
    'Av dette er trafikkforsikringsavgift til staten på 274 kr/md',
  );
});

test('without scripts all offers are shown in order, and each links to its app', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  const origin = await beginSession(page, OLA, { origin: portal.url });
  const plain = await withoutScripts(page, origin);
  await plain.goto(portal.url + OFFERS);
  await expect(title(plain)).toHaveText('Tilbudene dine');
  await expect(cards(plain)).toHaveCount(14);
  const headings = await cards(plain).getByRole('heading', { level: 2 }).allTextContents();
  expect(headings).toEqual([
    'Bilforsikring',
    'Båtforsikring',
    'Elsparkesykkelforsikring',
    'Hundeforsikring',
    'Husforsikring',
    'Husforsikring',
    'Husforsikring',
    'Hytteforsikring',
    'Innboforsikring',
    'Mopedforsikring',
    'Motorsykkelforsikring',
    'Reiseforsikring',
    'Tilhengerforsikring',
    'Katteforsikring',
  ]);
  const houses = await cards(plain).filter({ hasText: 'Husforsikring' }).allInnerTexts();
  expect(houses.map((text) => /Kårbolig|Låve|Våningshus/.exec(text)?.[0])).toEqual([
    'Kårbolig',
    'Låve',
    'Våningshus',
  ]);
  await expect(button(plain, /^Fjern tilbud/)).toHaveCount(14);

  const links = cards(plain).getByRole('link', { name: /^Vis tilbudet/ });
  await expect(links).toHaveCount(14);
  await card(plain, 'Våningshus').getByRole('link').click();
  await expect(plain).toHaveURL(/hus\/startside-tilbud\?husAvtale=55011496&version=3&innboAvtale=55011405$/);
  await expect(plain.getByText('Kjøp av husforsikring').first()).toBeVisible();
  await plain.context().close();
});

test('the keyboard is enough to remove an offer, and the result is announced', async ({ page }) => {
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
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Husforsikring' })).toBeFocused();
  await expect(cards(page)).toHaveCount(3);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'Tilbudet på båtforsikring er fjernet. Du har 3 tilbud igjen.' }),
  ).toHaveCount(1);
  await expect(navigationItem(page)).toHaveText('Tilbud3');
  await reload(page);
  await expect(cards(page)).toHaveCount(3);
  await expect(boat).toHaveCount(0);
});

test('on a wide screen the buttons are on a line beside long notes, and a nine-digit price is on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await beginSession(page, kari.ssn);
  await visit(page, OFFERS);
  const house = card(page, 'Lindeveien 14');
  await expect(house.getByText('I dag betaler du')).toBeVisible();
  const show = await house.getByRole('link', { name: /^Vis tilbudet/ }).boundingBox();
  const remove = await button(house, /^Fjern tilbud/).boundingBox();
  const bottom = (box: typeof show) => (box ? box.y + box.height : Number.NaN);
  expect(Math.abs(bottom(show) - bottom(remove))).toBeLessThan(2);

  await beginSession(page, personNamed('Anne-Charlotte').ssn);
  await visit(page, OFFERS);
  const price = page.locator('.kfp-offer__main-price').first();
  await expect(price).toHaveText(/^18.888.888,89.kr\/md/);
  expect(await linesOf(price)).toBe(1);
});

/** Returns the number of lines of an element's text. */
async function linesOf(element: Locator): Promise<number> {
  return await element.evaluate((each) =>
    Math.round(each.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(each).lineHeight)),
  );
}
