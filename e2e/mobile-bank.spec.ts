import type { Page } from '@playwright/test';
import { logIn } from './log-in.ts';
import { people } from './people.ts';
import { expect, type Portal, test } from './portal.ts';
import { untilHydrated, visit } from './visit.ts';

const { kari } = people;
const PDF = 'https://dokumenter.eksempel.no/vilkar.pdf?n=';
const pdf = (length: number) => PDF + 'x'.repeat(length - PDF.length);

/** Records the messages to the app. */
async function recordBridge(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sent: string[] = [];
    const receiver = { postMessage: (message: string) => sent.push(message) };
    Object.assign(window, { sent, ReactNativeWebView: receiver });
  });
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

test('links go to the app: pages to its browser, PDFs to its viewer, and links that cannot be opened are reported', async ({
  page,
  portal,
}) => {
  await recordBridge(page);
  await inTheApp(page, portal, ['https://bank.example/a?b', `${PDF}1`, pdf(1000), 'http://bank.example/']);
  for (const number of [1, 2]) await press(page, number);
  const shortened = page.waitForResponse('**/lenke');
  await press(page, 3);
  const { kortUrl } = await (await shortened).json();
  await expect.poll(() => sentBy(page)).toHaveLength(3);
  expect(new URL(kortUrl).pathname).toMatch(/^\/privat\/forsikring\/oversikt\//);
  const toasts = page.getByRole('region', { name: 'Varsler' }).locator('.kfp-toast[data-phase="visible"]');
  for (let presses = 0; presses < 3; presses++) await press(page, 4);
  await expect(toasts).toHaveCount(1);
  await expect(toasts).toContainText('Lenken til bank.example kan ikke åpnes i appen.');
  await page.getByRole('link', { name: 'Personvern og informasjonskapsler' }).click();
  await expect
    .poll(async () => (await sentBy(page)).map((message) => JSON.parse(message)))
    .toEqual([
      { type: 'openUrl', url: 'https://bank.example/a?b' },
      { type: 'openPdf', url: `${PDF}1` },
      { type: 'openPdf', url: kortUrl },
      { type: 'openUrl', url: 'https://www.eksempel.no/personvern' },
    ]);
});

test('the calendar and our pages at other apps’ addresses stay in the app, PDFs open in its viewer, and links in recommendations leave it', async ({
  page,
  portal,
}) => {
  await recordBridge(page);
  await inTheApp(page, portal, []);
  const calendar = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Legg i kalenderen' }).click();
  expect((await calendar).suggestedFilename()).toMatch(/\.ics$/);
  expect(await sentBy(page)).toEqual([]);

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

  await visit(page, `${portal.url}/privat/forsikring/oversikt/kvittering/INNBO`);
  await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached();
  await page.getByRole('link', { name: 'Se pris på hytteforsikring' }).click();
  await expect
    .poll(() => sentBy(page))
    .toEqual([JSON.stringify({ type: 'openUrl', url: `${portal.url}/privat/forsikring/hytte?fromLo=true` })]);
  expect(page.url()).toMatch(/kvittering\/INNBO$/);
});
