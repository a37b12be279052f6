import type { Page } from '@playwright/test';
import { apiRequests, beginSession, consoleErrors, OVERVIEW } from './log-in.ts';
import { becomeOldest } from './oldest-browser.ts';
import { people, personNamed } from './people.ts';
import { expect, test } from './portal.ts';
import { visit } from './visit.ts';

const RECEIPT_OF_OTHERS = '/privat/forsikring/motor/bil/kvittering';
const SCRIPT = `${OVERVIEW}anbefalinger.js`;
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; require-trusted-types-for 'script'";

type Counted = { type: string; payload: Record<string, unknown> };

/**
 * Opens a page of another app with the element, without our web app, and with a security policy as strict as
 * ours.
 */
async function openReceipt(
  page: Page,
  element: string,
  { script = '<script type="module"', lang = 'nb' } = {},
) {
  const counted: Counted[] = [];
  await page.exposeFunction('count', (detail: Counted) => counted.push(detail));
  await page.addInitScript(() => {
    document.addEventListener('forsikring-anbefalinger-telling', (event) =>
      (globalThis as unknown as { count(detail: unknown): void }).count((event as CustomEvent).detail),
    );
  });
  await page.route(`**${RECEIPT_OF_OTHERS}`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': POLICY },
      body: `<!doctype html><html lang="${lang}"><title>Kvittering</title><h1>Kvittering</h1>${element}${script} src="${SCRIPT}"></script>`,
    }),
  );
  await visit(page, RECEIPT_OF_OTHERS);
  return counted;
}

const ELEMENT = '<forsikring-anbefalinger produkt="INNBO" side="kvittering-innbo"></forsikring-anbefalinger>';
const price = (page: Page) => page.getByRole('link', { name: /^Se pris på/ });

test('shows the recommendations in the oldest browsers, which lack newer functions', async ({ page }) => {
  await page.addInitScript(becomeOldest);
  await beginSession(page, people.jonas.ssn);
  const errors = consoleErrors(page);
  await openReceipt(page, ELEMENT);
  await expect(price(page)).toHaveText('Se pris på bilforsikring');
  await expect(page.locator('.kfp-nbo__name')).toHaveText(['Reise']);
  expect(errors).toEqual([]);
});

test('one tag, as a module or a plain script, shows the recommendations on another app’s page', async ({
  context,
}) => {
  for (const [how, script] of [
    ['a module', '<script type="module"'],
    ['a plain script', '<script defer'],
  ] as const) {
    await test.step(how, async () => {
      const page = await context.newPage();
      await beginSession(page, people.jonas.ssn);
      const errors = consoleErrors(page);
      const counted = await openReceipt(page, ELEMENT, { script });
      await expect(price(page)).toHaveText('Se pris på bilforsikring');
      await expect(page.locator('.kfp-nbo__name')).toHaveText(['Reise']);
      await expect(page.getByRole('heading', { level: 3 })).toHaveCSS('font-weight', '500');
      await expect(page.locator('.kfp-illustration > svg > path').first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Se alle våre forsikringer' })).toHaveAttribute(
        'href',
        '/privat/forsikring/oversikt/kjopsinnganger',
      );
      await expect
        .poll(() => counted)
        .toEqual([
          { type: 'experiment started', payload: { name: 'anbefalinger', variant: 'med anbefalinger' } },
          {
            type: 'A/B test',
            payload: { name: 'anbefalinger', variant: 'med anbefalinger', page: 'kvittering-innbo' },
          },
          {
            type: 'NBO view',
            payload: {
              page: 'kvittering-innbo',
              product: 'INNBO',
              customerProducts: [],
              mainNboProduct: 'BIL',
              subNboProducts: ['REISE'],
              filteredNboProductsDueToActiveAgreements: [],
              controlGroup: false,
              presentedNboModule: true,
              fallback: true,
            },
          },
          {
            type: 'recommendation',
            payload: { productType: 'INNBO', recommendedProducts: ['BIL', 'REISE'] },
          },
        ]);
      expect(errors).toEqual([]);
      await page.close();
    });
  }
});

/** Sets attributes of the page's element, which it appends first if there is none. */
function setAttributes(page: Page, attributes: Record<string, string>): Promise<void> {
  return page.evaluate((entries) => {
    const element = document.querySelector('forsikring-anbefalinger');
    const changed = element ?? document.body.appendChild(document.createElement('forsikring-anbefalinger'));
    for (const [name, value] of entries) changed.setAttribute(name, value);
  }, Object.entries(attributes));
}

const views = (counted: readonly Counted[]) =>
  counted.filter(({ type }) => type === 'NBO view').map(({ payload }) => [payload.product, payload.page]);

test('the element follows its attributes, and has its own styles, language and tooltip', async ({
  context,
  portal,
}) => {
  await test.step('attributes set just after the element was appended are those that count', async () => {
    const page = await context.newPage();
    await beginSession(page, people.jonas.ssn);
    const asked = apiRequests(page);
    const counted = await openReceipt(page, '');
    await page.evaluate(() => customElements.whenDefined('forsikring-anbefalinger').then(() => undefined));
    await setAttributes(page, { produkt: 'BIL', side: 'kvittering-bil' });
    await expect(price(page)).toHaveText('Se pris på reiseforsikring');
    await expect.poll(() => views(counted)).toEqual([['BIL', 'kvittering-bil']]);
    expect(asked.filter((request) => request.includes('produktanbefaling'))).toHaveLength(1);
    await page.close();
  });

  await test.step('a changed product loads and counts again, once, and nothing of the load that it replaces', async () => {
    const page = await context.newPage();
    await beginSession(page, people.jonas.ssn);
    let answerFirst = () => {};
    const held = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    await page.route('**/nbo/produktanbefaling?produkt=INNBO', async (route) => {
      await held;
      await route.continue();
    });
    const first = page.waitForRequest('**/nbo/produktanbefaling?produkt=INNBO');
    const counted = await openReceipt(page, ELEMENT);
    await first;
    const replaced = page.waitForResponse('**/nbo/produktanbefaling?produkt=INNBO');
    await setAttributes(page, { produkt: 'BIL' });
    await expect(price(page)).toHaveText('Se pris på reiseforsikring');
    answerFirst();
    await (await replaced).finished();
    await setAttributes(page, { produkt: 'REISE', side: 'kvittering-reise' });
    await expect(price(page)).toHaveText('Se pris på bilforsikring');
    await setAttributes(page, { produkt: 'REISE' });
    await expect
      .poll(() => views(counted))
      .toEqual([
        ['BIL', 'kvittering-innbo'],
        ['REISE', 'kvittering-reise'],
      ]);
    await page.close();
  });

  await test.step('the element has its distributor’s styles, and does not change the page around it', async () => {
    const page = await context.newPage();
    await beginSession(page, people.jonas.ssn, { origin: portal.origin('sb1') });
    await page.route('**/annen-app', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="nb"><title>x</title><h2>Annen app</h2>${ELEMENT}<script type="module" src="${SCRIPT}"></script>`,
      }),
    );
    await visit(page, `${portal.origin('sb1')}/annen-app`);
    await expect(price(page)).toHaveCSS('color', 'rgb(19, 26, 37)');
    await expect(page.getByRole('heading', { name: 'Annen app' })).toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.close();
  });

  await test.step('the language is that of the page, also with a region, and in dark mode the element is legible on a light page', async () => {
    const page = await context.newPage();
    await beginSession(page, people.jonas.ssn);
    await page.emulateMedia({ colorScheme: 'dark' });
    await openReceipt(page, ELEMENT, { lang: 'en-GB' });
    const heading = page.getByRole('heading', { name: 'Recommended for you' });
    await expect(heading).toHaveCSS('color', 'rgb(249, 249, 249)');
    await expect(page.locator('.kfp-nbo')).toHaveCSS('background-color', 'rgb(27, 25, 23)');
    await page.close();
  });

  await test.step('the tooltip opens and closes within the shadow root, and a click in the element is counted by the surrounding page', async () => {
    const page = await context.newPage();
    await beginSession(page, people.jonas.ssn);
    const counted = await openReceipt(page, ELEMENT);
    const question = page.getByRole('button', { name: 'Slik virker samlerabatten' });
    const answer = page.getByText('Jo flere forsikringer du har hos oss');
    await question.click();
    await expect(answer).toBeVisible();
    await question.click();
    await expect(answer).toBeHidden();
    await price(page).click();
    await expect(page).toHaveURL(/\/privat\/forsikring\/motor\/bil$/);
    expect(counted.at(-1)).toEqual({
      type: 'button click',
      payload: {
        type: 'link',
        name: 'Se pris på bilforsikring',
        event: 'click',
        id: 'nbo-hoved',
        product: 'BIL',
      },
    });
    await page.close();
  });
});

test('nothing is shown without a login, to the control group, with incomplete insurances, and after a fault', async ({
  context,
}) => {
  await test.step('without a login the element is empty, without console messages', async () => {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    const answered = page.waitForResponse('**/nbo/produktanbefaling*');
    const counted = await openReceipt(page, ELEMENT);
    expect((await answered).status()).toBe(401);
    await expect(page.getByRole('heading', { name: 'Anbefalt for deg' })).toHaveCount(0);
    expect([errors, counted]).toEqual([[], []]);
    await page.close();
  });

  await test.step('for the control group the event is sent, and nothing is shown', async () => {
    const page = await context.newPage();
    await beginSession(page, personNamed('Marit').ssn);
    const counted = await openReceipt(page, ELEMENT);
    await expect.poll(() => counted).toHaveLength(3);
    expect(counted.map(({ type }) => type)).toEqual(['experiment started', 'A/B test', 'NBO view']);
    expect(counted[1]?.payload).toMatchObject({ variant: 'kontrollgruppe' });
    expect(counted[2]?.payload).toMatchObject({
      customerProducts: ['INNBO', 'REISE', 'KJAELEDYR'],
      mainNboProduct: 'FRITIDSHUS',
      controlGroup: true,
      presentedNboModule: false,
    });
    await expect(price(page)).toHaveCount(0);
    await page.close();
  });

  await test.step('nothing is recommended or counted if the customer’s insurances are incomplete', async () => {
    const page = await context.newPage();
    await beginSession(page, people.jonas.ssn);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.route('**/avtaleoversikt/avtaler', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), systemSourceError: true } });
    });
    const lists = page.waitForResponse('**/avtaleoversikt/avtaler');
    const customer = page.waitForResponse('**/skadekunde/hent');
    const scores = page.waitForResponse('**/nbo/produktanbefaling*');
    const counted = await openReceipt(page, ELEMENT);
    for (const each of [lists, customer, scores]) await (await each).finished();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    await expect(page.getByRole('heading', { name: 'Anbefalt for deg' })).toHaveCount(0);
    expect([errors, counted]).toEqual([[], []]);
    await page.close();
  });

  await test.step('a fault is reported, and nothing is shown', async () => {
    for (const [what, element, error] of [
      ['a request that fails', ELEMENT, /Internal Server Error/],
      [
        'an invalid product',
        '<forsikring-anbefalinger produkt="bil;"></forsikring-anbefalinger>',
        /not a product type/,
      ],
    ] as const) {
      await test.step(what, async () => {
        const page = await context.newPage();
        await beginSession(page, people.jonas.ssn);
        await page.route('**/nbo/produktanbefaling*', (route) => route.fulfill({ status: 500, body: '{}' }));
        const reported = page.waitForEvent('pageerror');
        await openReceipt(page, element);
        expect(String(await reported)).toMatch(error);
        await expect(page.getByRole('heading', { name: 'Anbefalt for deg' })).toHaveCount(0);
        await page.close();
      });
    }
  });
});

test('/kvittering/{produkt} shows the element like a receipt, without «Tilbake»', async ({
  page,
  portal,
}) => {
  await beginSession(page, people.jonas.ssn, { origin: portal.origin('eika') });
  const requests = apiRequests(page);
  const errors = consoleErrors(page);
  await visit(page, `${portal.origin('eika')}${OVERVIEW}kvittering/INNBO`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kvittering');
  await expect(price(page)).toHaveText('Se pris på bilforsikring');
  await expect(page.locator('.kfp-nbo__name')).toHaveText(['Reise']);
  await expect(page.getByRole('button', { name: 'Tilbake' })).toHaveCount(0);
  expect(requests).toContain('GET /api/privat/forsikring/nbo/produktanbefaling');
  expect(errors).toEqual([]);
});
