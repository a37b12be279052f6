import type { Page, Route } from '@playwright/test';
import { TestSource } from '../server/testing/http-sources.ts';
import { answersStatus, hangs } from '../server/testing/misbehaviours.ts';
import { beginSession, logIn, OVERVIEW } from './log-in.ts';
import { passTimeUntil, RETRY_MS } from './pass-time.ts';
import { personNamed } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { beginVisit } from './visit.ts';

const FAILED = 'En feil oppsto ved henting av forsikringene dine.';
const PARTIAL =
  'Noen av systemene våre er nede. Det kan hende noen av forsikringene dine mangler fra listen.';
const MISSING = 'Her mangler forsikringer nå';
const BANNER =
  'Vi opplever for tiden problemer med noen av systemene våre. Du kan oppleve at noe mangler, eller ikke fungerer som det skal.';
const HEALING_MS = 10_000;

const kari = personNamed('Kari');

test.beforeEach(({ page }) => page.clock.install());

const answer500 = (route: Route) => route.fulfill({ status: 500, body: '{}' });
/** Returns the page's message that names the missing data, and that the page retries automatically. */
const missing = (page: Page, names: string) =>
  page.getByText(`Dette mangler nå: ${names}. Vi prøver igjen av oss selv.`);
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Prøv igjen' });
const sales = (page: Page) =>
  page.locator('main').getByRole('link', { name: /^(Kjøp forsikring|Se pris|Se alle våre)/ });
const partial = (page: Page) => page.getByText('for dem vi ser nå').filter({ visible: true });

test('a failing source only affects its own insurances, and the page recovers with it', async ({ page }) => {
  const source = new TestSource('PROLIFE');
  await source.open();
  source.behaviour = answersStatus(500);
  source.of(kari.ssn).avtaler.push({
    policyNumber: '1',
    name: 'Livsforsikring',
    productType: 'LIVSFORSIKRING',
    systemSource: 'PROLIFE',
    monthlyPrice: 241.5,
  });
  const portal = await startPortal({
    SOURCE_PROLIFE_URL: source.url,
    SOURCE_BREAKER_FAILURES: '1000',
    FIRST_PAGE_MS: '5000',
  });
  const own: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/avtaleoversikt/avtaler')) own.push(request.headers()['x-session-renewal']);
  });

  await logIn(page, kari.ssn, { origin: portal.url });
  await expect(page.getByText(BANNER)).toBeVisible();
  await expect(page.getByText(PARTIAL)).toBeVisible();
  await expect(
    missing(
      page,
      'livs- og personforsikringer, noen av tilbudene dine, noen av fakturaene dine, noen av skadesakene dine og noen av meldingene dine',
    ),
  ).toBeVisible();
  await expect(page.getByText(MISSING)).toBeAttached();
  await expect(tryAgain(page)).toHaveCount(1);
  await expect(partial(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Bilforsikring Volvo V60/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Fyll ut 1 helseerklæring/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Savner du en forsikring?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^(Anbefalt for deg|Hva vil du forsikre\?)$/ })).toHaveCount(
    0,
  );
  await expect(sales(page)).toHaveCount(0);

  source.behaviour = null;
  await passTimeUntil(page, HEALING_MS, page.getByRole('link', { name: /^Livsforsikring/ }));
  await expect(page.getByText(BANNER)).toHaveCount(0);
  await expect(page.getByText(PARTIAL)).toHaveCount(0);
  await expect(partial(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Anbefalt for deg' })).toBeVisible();
  expect(own).toEqual(['no']);

  // After recovery the page sends no further requests.
  await page.clock.fastForward(10 * 60_000);
  await page.getByRole('heading', { level: 1 }).click();
  expect(own).toHaveLength(1);
  await source.shut();
});

test('a hanging source leaves skeletons in the first page, then a message, and delays nothing else', async ({
  page,
}) => {
  const source = new TestSource('NICE');
  await source.open();
  source.behaviour = hangs;
  const portal = await startPortal({
    SOURCE_NICE_URL: source.url,
    SOURCE_BREAKER_FAILURES: '1000',
    FIRST_PAGE_MS: '250',
  });
  await beginSession(page, kari.ssn, { origin: portal.url });
  await beginVisit(page, portal.url + OVERVIEW);
  await expect(page.getByText('Henter forsikringene dine', { exact: true }).first()).toBeAttached();
  await expect(page.getByRole('link', { name: 'Start helseerklæringen' })).toBeVisible();
  await expect(page.getByText(PARTIAL)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('link', { name: /^Livsforsikring/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Uføreforsikring/ })).toBeVisible();
  await source.shut();
});

test('when the insurances fail, tasks and offers work, no products are sold, and a retry loads them', async ({
  page,
}) => {
  const portal = await startPortal({ FIRST_PAGE_MS: '0' });
  await page.route('**/*/avtaler', answer500);
  await logIn(page, kari.ssn, { origin: portal.url });
  await expect(page.getByRole('link', { name: /^Fyll ut 1 helseerklæring/ })).toBeVisible();
  await passTimeUntil(page, RETRY_MS, page.getByText(FAILED));
  await expect(page.getByText(BANNER)).toBeVisible();
  await expect(page.getByText('Båtforsikring 168 kr/md')).toBeVisible();
  await expect(missing(page, 'forsikringene dine')).toBeVisible();
  await expect(page.getByText(MISSING)).toBeAttached();
  await expect(sales(page)).toHaveCount(0);

  // The message stays during failing retries.
  await passTimeUntil(page, HEALING_MS, page.getByText(FAILED));
  await tryAgain(page).focus();
  await page.keyboard.press('Enter');
  await passTimeUntil(page, RETRY_MS, page.getByText('Noe mangler fortsatt. Vi prøver igjen av oss selv.'));
  await expect(tryAgain(page)).toBeFocused();

  await page.unroute('**/*/avtaler');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Bilforsikring Volvo V60/ })).toBeVisible();
  await expect(page.getByText('Alt er hentet nå.')).toBeAttached();
  await expect(page.getByText(BANNER)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
