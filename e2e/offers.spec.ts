import type { Locator, Page } from '@playwright/test';
import { cutOff, enlarge } from './large-text.ts';
import { apiRequests, beginSession, consoleErrors, logIn, OVERVIEW, withoutScripts } from './log-in.ts';
import { PHONE } from './navigation.ts';
import { passTimeUntil } from './pass-time.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { reload, visit } from './visit.ts';

const { kari, jonas, single } = people;
const OFFERS = `${OVERVIEW}tilbud`;
const OLA = '19887421717';
const AMINA = '21879221800';
const BANNER = 'Vi opplever for tiden problemer med noen av systemene våre.';
const DELETION_FAILED = 'En feil oppsto ved sletting av ditt tilbud.';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const cards = (page: Page) => page.locator('main').getByRole('listitem');
const card = (page: Page, text: string) => cards(page).filter({ hasText: text });
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const navigationItem = (page: Page) => page.getByRole('navigation').getByRole('link', { name: /^Tilbud/ });

test('the first page contains the offers, without further requests or console messages', async ({ page }) => {
  await beginSession(page, kari.ssn);
  const errors = consoleErrors(page);
  const requests = apiRequests(page);
  await visit(page, OFFERS);
  await expect(title(page)).toHaveText('Tilbudene dine');
  await expect(page).toHaveTitle(/Tilbudene dine/);
  await expect(cards(page)).toHaveCount(4);
  await button(card(page, 'Båtforsikring'), 'Fjern tilbud').click();
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
  await expect(house).toContainText('I dag betaler du 798 kr/md for det samme, med annen dekning.');
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
    'El-sparkesykkelforsikring',
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
  await expect(button(plain, 'Fjern tilbud')).toHaveCount(0);

  const links = cards(plain).getByRole('link', { name: 'Vis tilbudet', exact: true });
  await expect(links).toHaveCount(14);
  await card(plain, 'Våningshus').getByRole('link').click();
  await expect(plain).toHaveURL(/hus\/startside-tilbud\?husAvtale=55011496&version=3&innboAvtale=55011405$/);
  await expect(plain.getByText('Kjøp av husforsikring').first()).toBeVisible();
  await plain.context().close();
});

for (const [who, ssn] of [
  ['nothing', jonas.ssn],
  ['nothing that can be shown', AMINA],
] as const) {
  test(`a customer with ${who} sees an empty page with a link to products`, async ({ page }) => {
    await logIn(page, ssn);
    await expect(navigationItem(page)).toHaveCount(0);
    await visit(page, OFFERS);
    await expect(title(page)).toHaveText('Du har ingen tilbud');
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Finn en forsikring' })).toHaveAttribute(
      'href',
      `${OVERVIEW}kjopsinnganger`,
    );
  });
}

test('places are kept while the offers load, and an error is shown if loading fails', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await page.clock.install();
  const looked = Promise.withResolvers<void>();
  await page.route('**/avtaleoversikt/tilbud', async (route) => {
    await looked.promise;
    await route.fulfill({ status: 500, body: '{}' });
  });
  await logIn(page, kari.ssn, { origin: portal.url });
  await navigationItem(page).click();
  await expect(title(page)).toHaveText('Tilbudene dine');
  await expect(page.getByText('Henter tilbudene dine')).toBeAttached();
  looked.resolve();
  const warning = page.getByRole('alert');
  await expect(warning).toContainText('En feil oppsto ved henting av dine tilbud.', { timeout: 15_000 });
  await expect(warning, 'there is only one warning').toContainText(BANNER);
  await expect(page.getByText(BANNER)).toHaveCount(1);
  await expect(cards(page)).toHaveCount(0);
  await page.unroute('**/avtaleoversikt/tilbud');
  // Before the page retries automatically.
  await page.clock.pauseAt(Date.now() + 1_000);
  await button(page, 'Prøv igjen').click();
  await passTimeUntil(page, 100, cards(page).nth(3));
  await expect(cards(page)).toHaveCount(4);
  await expect(warning).toHaveCount(0);
});

test('when some offers are missing, the others are shown with a message', async ({ page }) => {
  const portal = await startPortal({ SOURCE_EIKA_SKADE_URL: 'http://127.0.0.1:9/nobody' });
  await beginSession(page, kari.ssn, { origin: portal.url });
  await visit(page, portal.url + OFFERS);
  await expect(
    page.getByText(
      'Noen av systemene våre er nede. Det kan hende noen av tilbudene dine mangler fra listen.',
    ),
  ).toBeVisible();
  await expect(page.getByText(BANNER)).toBeVisible();
  await expect(cards(page)).toHaveCount(4);
});

test('the keyboard is enough to remove an offer, and the result is announced', async ({ page }) => {
  const portal = await startPortal();
  await beginSession(page, kari.ssn, { origin: portal.url });
  await visit(page, portal.url + OFFERS);
  const boat = card(page, 'Båtforsikring');
  await expect(navigationItem(page)).toHaveText('Tilbud4');

  await button(boat, 'Fjern tilbud').focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('heading', { name: 'Vil du fjerne tilbudet på båtforsikring?' });
  await expect(question).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Nei, behold tilbudet')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(boat, 'Fjern tilbud')).toBeFocused();
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

test('after the last offer the page is empty, and the menu has no link to it', async ({ page }) => {
  const portal = await startPortal();
  await beginSession(page, single.ssn, { origin: portal.url });
  await visit(page, portal.url + OFFERS);
  await button(page, 'Fjern tilbud').click();
  await button(page, 'Ja, fjern tilbudet').click();
  await expect(title(page)).toHaveText('Du har ingen tilbud');
  await expect(title(page)).toBeFocused();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'Tilbudet på innboforsikring er fjernet. Du har ingen flere tilbud.' }),
  ).toHaveCount(1);
  await expect(navigationItem(page)).toHaveCount(0);
});

test('clicks during a deletion have no effect, and the list and the count are updated', async ({ page }) => {
  const portal = await startPortal();
  await beginSession(page, kari.ssn, { origin: portal.url });
  await visit(page, portal.url + OFFERS);
  const requests = apiRequests(page);
  const looked = Promise.withResolvers<void>();
  await page.route('**/avtaleoversikt/tilbud/*', async (route) => {
    if (route.request().method() === 'DELETE') await looked.promise;
    await route.continue();
  });
  const travel = card(page, 'Reiseforsikring');
  await button(travel, 'Fjern tilbud').click();
  const yes = travel.getByRole('button').first();
  await yes.click();
  await expect(yes).toHaveAttribute('data-loading', 'true');
  await yes.click({ force: true });
  await button(travel, 'Nei, behold tilbudet').click({ force: true });
  await expect(yes).toHaveAttribute('data-loading', 'true');
  looked.resolve();
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Husforsikring' })).toBeVisible();
  const path = '/api/privat/forsikring/avtaleoversikt/tilbud';
  await expect
    .poll(() => requests.toSorted())
    .toEqual([`DELETE ${path}/55010586`, `GET ${path}`, `GET ${path}/antall`]);
});

test('an offer that was already removed in another tab is shown as removed', async ({ page, context }) => {
  const portal = await startPortal();
  await beginSession(page, kari.ssn, { origin: portal.url });
  await visit(page, portal.url + OFFERS);
  await expect(cards(page)).toHaveCount(4);
  const other = await context.newPage();
  await visit(other, portal.url + OFFERS);
  for (const [tab, left] of [
    [page, 3],
    [other, 3],
  ] as const) {
    await button(card(tab, 'Båtforsikring'), 'Fjern tilbud').click();
    await button(tab, 'Ja, fjern tilbudet').click();
    await expect(cards(tab)).toHaveCount(left);
    await expect(tab.getByText(DELETION_FAILED)).toHaveCount(0);
  }
});

test('a customer can’t delete another customer’s offer', async ({ page }) => {
  await logIn(page, jonas.ssn);
  const status = await page.evaluate(async () => {
    const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const answer = await fetch('/api/privat/forsikring/avtaleoversikt/tilbud/55010313?systemSource=NICE', {
      method: 'DELETE',
      headers: { 'X-Requested-By': 'forsikringsoversikt', 'X-XSRF-TOKEN': token },
    });
    return answer.status;
  });
  expect(status).toBe(404);
  await page.context().clearCookies({ name: 'kfp-session' });
  await beginSession(page, kari.ssn);
  await visit(page, OFFERS);
  await expect(card(page, 'Båtforsikring')).toHaveCount(1);
});
