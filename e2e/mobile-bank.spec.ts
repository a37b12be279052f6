import type { Page } from '@playwright/test';
import { logIn } from './log-in.ts';
import { people } from './people.ts';
import { expect, type Portal, test } from './portal.ts';
import { hold } from './profile-page.ts';
import { untilHydrated, visit } from './visit.ts';

const { kari } = people;
const PDF = 'https://dokumenter.eksempel.no/vilkar.pdf?n=';
const pdf = (length: number) => PDF + 'x'.repeat(length - PDF.length);

type Bridge = 'ReactNativeWebView' | 'mobilbank' | 'none';

/** Records the messages to the app, and the addresses that the browser would open. */
async function recordBridge(page: Page, bridge: Bridge): Promise<void> {
  await page.addInitScript((kind) => {
    const sent: string[] = [];
    const receiver = { postMessage: (message: string) => sent.push(message) };
    Object.assign(window, { sent, open: (url: string) => sent.push(`open ${url}`) });
    if (kind === 'ReactNativeWebView') Object.assign(window, { ReactNativeWebView: receiver });
    if (kind !== 'none') Object.assign(window, { webkit: { messageHandlers: { mobilbank: receiver } } });
  }, bridge);
}

const sentBy = (page: Page) => page.evaluate(() => (window as unknown as { sent: string[] }).sent);

/** Logs in within the app, and adds links to the page as a server would render them. */
async function inTheApp(page: Page, portal: Portal, links: readonly string[]): Promise<void> {
  await page.context().addCookies([{ name: 'kfp-mobilbank', value: '1', url: portal.url }]);
  await logIn(page, kari.ssn, { origin: portal.url });
  await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached();
  await page.evaluate((addresses) => {
    const main = document.querySelector('main');
    addresses.forEach((href, index) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: `Lenke ${index + 1}` });
      main?.prepend(link, ' ');
    });
  }, links);
}

const press = (page: Page, number: number) => page.getByRole('link', { name: `Lenke ${number}` }).click();

test('external links go to the app: pages to its browser, PDFs to its viewer', async ({ page, portal }) => {
  await recordBridge(page, 'ReactNativeWebView');
  await inTheApp(page, portal, ['https://bank.example/a?b', `${PDF}1`, pdf(999), pdf(1000)]);
  for (const number of [1, 2, 3]) await press(page, number);
  const shortened = page.waitForResponse('**/lenke');
  await press(page, 4);
  const { kortUrl } = await (await shortened).json();
  await expect.poll(() => sentBy(page)).toHaveLength(4);
  expect((await sentBy(page)).map((message) => JSON.parse(message))).toEqual([
    { type: 'openUrl', url: 'https://bank.example/a?b' },
    { type: 'openPdf', url: `${PDF}1` },
    { type: 'openPdf', url: pdf(999) },
    { type: 'openPdf', url: kortUrl },
  ]);
  expect(new URL(kortUrl).pathname).toMatch(/^\/privat\/forsikring\/oversikt\//);
});

test('a link that is pressed again while its short address is on its way is opened once', async ({
  page,
  portal,
}) => {
  await recordBridge(page, 'ReactNativeWebView');
  await inTheApp(page, portal, [pdf(1000)]);
  const answer = await hold(page, '/lenke');
  for (let presses = 0; presses < 3; presses++) await press(page, 1);
  answer();
  await expect.poll(() => sentBy(page)).toHaveLength(1);
  const again = page.waitForResponse('**/lenke');
  await press(page, 1);
  await again;
  await expect.poll(() => sentBy(page)).toHaveLength(2);
});

test('pages of the same origin and foreign PDFs with long addresses go to the app’s browser, and links that cannot be opened are reported', async ({
  page,
  portal,
}) => {
  await recordBridge(page, 'ReactNativeWebView');
  // Another app on any port of the host.
  const acceptance = `${portal.url}/privat/forsikring/aksept`;
  const foreign = 'https://annen.example/x.pdf?'.padEnd(1200, 'x');
  await inTheApp(page, portal, [acceptance, foreign, 'http://bank.example/', pdf(1200)]);
  const toasts = page.getByRole('region', { name: 'Varsler' }).locator('.kfp-toast[data-phase="visible"]');
  for (let presses = 0; presses < 3; presses++) await press(page, 3);
  await expect(toasts).toHaveCount(1);
  await expect(toasts).toContainText('Lenken til bank.example kan ikke åpnes i appen.');
  expect(await sentBy(page)).toEqual([]);

  const opened = [acceptance, foreign].map((url) => JSON.stringify({ type: 'openUrl', url }));
  await press(page, 1);
  await expect.poll(() => sentBy(page)).toEqual(opened.slice(0, 1));
  await press(page, 2);
  await expect.poll(() => sentBy(page)).toEqual(opened);

  await page.route('**/api/privat/forsikring/lenke', (route) => route.fulfill({ status: 503, body: '{}' }));
  await press(page, 4);
  await expect(page.getByText('Vi klarte ikke å åpne lenken. Prøv igjen.')).toBeVisible();
});

test('a click on a link in the footer goes to the app, but not with a modifier key', async ({
  page,
  portal,
}) => {
  await recordBridge(page, 'ReactNativeWebView');
  await inTheApp(page, portal, []);
  const privacy = page.getByRole('link', { name: 'Personvern og informasjonskapsler' });
  await page.evaluate(() => {
    window.addEventListener('click', (event) => {
      Object.assign(window, { wasTakenOver: event.defaultPrevented });
      event.preventDefault();
    });
  });
  const wasTakenOver = () =>
    page.evaluate(() => (window as unknown as { wasTakenOver: boolean }).wasTakenOver);
  await privacy.click({ modifiers: ['Control'] });
  expect(await wasTakenOver()).toBe(false);
  await privacy.click();
  expect(await wasTakenOver()).toBe(true);
  await expect
    .poll(() => sentBy(page))
    .toEqual([JSON.stringify({ type: 'openUrl', url: 'https://www.eksempel.no/personvern' })]);
});

for (const [bridge, sent] of [
  ['mobilbank', JSON.stringify({ type: 'openUrl', url: 'https://bank.example/' })],
  ['none', 'open https://bank.example/'],
] as const) {
  test(`without React Native: ${bridge}`, async ({ page, portal }) => {
    await recordBridge(page, bridge);
    await inTheApp(page, portal, ['https://bank.example/']);
    await press(page, 1);
    await expect.poll(() => sentBy(page)).toEqual([sent]);
  });
}

test('our pages at other apps’ addresses stay in the app, and their PDFs go to the viewer', async ({
  page,
  portal,
}) => {
  await recordBridge(page, 'ReactNativeWebView');
  await inTheApp(page, portal, []);
  await page.getByRole('link', { name: /^Bilforsikring Volvo V60/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bilforsikring');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Grønt kort' }).click();
  await page.getByRole('link', { name: /^Bekreftelse på forsikringen/ }).click();
  const file = (path: string) =>
    JSON.stringify({ type: 'openPdf', url: `${portal.url}/api/privat/forsikring${path}` });
  await expect
    .poll(() => sentBy(page))
    .toEqual([file('/dokumenter/NICE/GK-2026'), file('/bekreftelser/NICE/81030354?spraak=nb')]);
});

test('outside the app the browser opens links', async ({ page }) => {
  await recordBridge(page, 'ReactNativeWebView');
  await logIn(page, kari.ssn);
  await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached();
  await page.route('https://www.eksempel.no/**', (route) => route.fulfill({ body: 'Personvern' }));
  await page.getByRole('link', { name: 'Personvern og informasjonskapsler' }).click();
  await expect(page).toHaveURL('https://www.eksempel.no/personvern');
});

test('a link in the recommendations of a receipt goes to the app', async ({ page, portal }) => {
  await recordBridge(page, 'ReactNativeWebView');
  await inTheApp(page, portal, []);
  await visit(page, `${portal.url}/privat/forsikring/oversikt/kvittering/INNBO`);
  await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached();
  await page.getByRole('link', { name: 'Se pris på hytteforsikring' }).click();
  await expect
    .poll(() => sentBy(page))
    .toEqual([JSON.stringify({ type: 'openUrl', url: `${portal.url}/privat/forsikring/hytte?fromLo=true` })]);
  expect(page.url()).toMatch(/kvittering\/INNBO$/);
});
