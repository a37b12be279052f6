import { apiRequests, beginSession, consoleErrors, logIn, OVERVIEW, withoutScripts } from './log-in.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { reload, visit } from './visit.ts';

const { kari, jonas } = people;
const PARTIAL =
  'Noen av systemene våre er nede. Det kan hende noen av forsikringene dine mangler fra listen.';
const BANNER =
  'Vi opplever for tiden problemer med noen av systemene våre. Du kan oppleve at noe mangler, eller ikke fungerer som det skal.';

test('the first page contains the data, without further requests or console messages', async ({ page }) => {
  await beginSession(page, kari.ssn);
  const errors = consoleErrors(page);
  const requests = apiRequests(page);
  await visit(page, OVERVIEW);
  await expect(page.getByRole('link', { name: /^Bilforsikring Volvo V60/ })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('kfp-cache') ?? ''))
    .toContain('Volvo V60');
  expect(requests).toEqual([]);
  expect(errors).toEqual([]);
});

test('an incomplete response is shown with a message about the missing part', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await page.route('**/avtaleoversikt/avtaler', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), systemSourceError: true } });
  });
  await logIn(page, kari.ssn, { origin: portal.url });
  await expect(page.getByText(PARTIAL)).toBeVisible();
  await expect(page.getByText(BANNER)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Bilforsikring Volvo V60/ })).toBeVisible();
});

test('when the session has ended the page says so, and removes all data', async ({ page }) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await logIn(page, kari.ssn, { origin: portal.url });
  await expect(page.getByRole('link', { name: /^Bilforsikring Volvo V60/ })).toBeVisible();
  await page.context().clearCookies({ name: 'kfp-session' });
  await page.route('**/auth/session-status', (route) => route.fulfill({ json: { kfpSessionId: 'over' } }));
  await reload(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du er logget ut');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Volvo');
});

test('an unknown page shows an error with a way back', async ({ page }) => {
  const answer = await visit(page, `${OVERVIEW}finnes-ikke`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Denne siden ser ut til å være borte...');
  await page.getByRole('link', { name: 'Til forsikringsoversikten', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn');
});

test('the landscape shows and links the insurances, and printing gives one sheet with numbers and the date', async ({
  page,
}) => {
  await logIn(page, kari.ssn);
  const things = page.locator('.kfp-hero a:has(use)');
  const names = await things
    .locator('use')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')?.split('#')[1]));
  expect(names).toEqual(['luggage', 'boat', 'heart', 'house', 'chair', 'paw', 'trailer', 'car']);
  await things.last().click();
  await expect(page.getByRole('heading', { level: 3, name: 'Kjøretøy' })).toBeInViewport();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Slik er forsikringene \d\d\.\d\d\.\d{4}\.$/)).toBeVisible();
  await expect(page.locator('.kfp-agreement', { hasText: 'Bamse' })).toHaveAttribute(
    'data-number',
    'Avtale 81031313',
  );
  await expect(page.getByRole('link', { name: 'Kjøp forsikring' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);
});

test('the side column shows and links payment, claims and dates, also without scripts', async ({
  page,
  portal,
}) => {
  await logIn(page, kari.ssn);
  const side = page.locator('.kfp-agreement-side');
  await expect(side.getByRole('heading')).toHaveText([
    'Skadesakene dine',
    'Kommende',
    'Dette koster forsikringene',
  ]);
  await expect(side.getByRole('link', { name: /^Steinsprut i frontruten/ })).toHaveAttribute(
    'href',
    '/privat/forsikring/skadesaker/NICE/26-102208',
  );
  const calendar = side.getByRole('link', { name: 'Legg i kalenderen' });
  const answer = await page.request.get((await calendar.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('text/calendar');

  const plain = await withoutScripts(page);
  await plain.goto(portal.url + OVERVIEW);
  await expect(plain.getByRole('heading', { name: 'Kommende' })).toBeVisible();
  await expect(plain.getByRole('link', { name: /Tysse 5716/ })).toHaveAttribute(
    'href',
    /^\/privat\/forsikring\/motor\/detaljer\/\d+$/,
  );
  await plain.context().close();

  await side.getByRole('link', { name: /Faktura 2\s094,50/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faktura og betaling');
  await logIn(page, jonas.ssn);
  await expect(page.getByRole('heading', { name: 'Du har ingen forsikringer' })).toBeVisible();
  await expect(side.getByRole('heading')).toHaveText(['Trenger du en ny forsikring?']);
});
