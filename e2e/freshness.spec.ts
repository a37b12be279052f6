import type { Page, Request } from '@playwright/test';
import { logIn, OVERVIEW } from './log-in.ts';
import { personNamed } from './people.ts';
import { expect, test } from './portal.ts';
import { visit } from './visit.ts';

const SECOND = 1000;
const NOW = new Date('2026-11-21T12:00:00Z').getTime();
const AGREEMENTS = ['/avtaleoversikt/avtaler', '/eikaintegrasjon/avtaler'];
const TASKS = [
  '/oversikt/helseerklaering',
  '/oversikt/aksepttilbud',
  '/motor/oppgaver/motoroppgaver',
  '/eikaintegrasjon/kundekommunikasjon',
];
const OFFERS = '/avtaleoversikt/tilbud';
const CUSTOMER = '/skadekunde/hent';
const OVERVIEW_ENDPOINTS = [...AGREEMENTS, ...TASKS, OFFERS, CUSTOMER];

test.beforeEach(({ page }) => page.clock.setFixedTime(NOW));

/** Collects the overview's requests. `taken` and `expect` clear the collected ones. */
function overviewRequests(page: Page): {
  taken(): string[];
  expect(paths: readonly string[]): Promise<void>;
} {
  let sent: string[] = [];
  // A page that is left while it reads a response drops it, and the next page sends the request again.
  let answered = new Set<string>();
  let underWay = 0;
  const pathOf = (request: Request) => new URL(request.url()).pathname.replace('/api/privat/forsikring', '');
  const isOfOverview = (request: Request) => OVERVIEW_ENDPOINTS.includes(pathOf(request));
  page.on('request', (request) => {
    if (!isOfOverview(request)) return;
    sent.push(pathOf(request));
    underWay += 1;
  });
  page.on('requestfinished', (request) => {
    if (!isOfOverview(request)) return;
    answered.add(pathOf(request));
    underWay -= 1;
  });
  // A page that is left before a response cancels the request, and the next page sends it again.
  page.on('requestfailed', (request) => {
    if (isOfOverview(request)) underWay -= 1;
  });
  return {
    taken() {
      const all = sent;
      sent = [];
      answered = new Set();
      return all.toSorted();
    },
    async expect(paths) {
      await expect.poll(() => underWay === 0 && [...answered].toSorted()).toEqual(paths.toSorted());
      sent = [];
      answered = new Set();
    },
  };
}

/** Gives each document a whole day. Shortly before midnight, the next page would otherwise be a new document. */
async function lengthenDay(page: Page): Promise<void> {
  await page.route(`**${OVERVIEW}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/"todaySecondsLeft":\d+/, '"todaySecondsLeft":86400');
    await route.fulfill({ response, body });
  });
}

/** Goes to another page and back, without reloading. */
async function awayAndBack(page: Page): Promise<void> {
  const bar = page.getByRole('navigation').first();
  await bar.getByRole('link', { name: 'Kjøp', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forsikringsoversikt' })).toHaveCount(0);
  await bar.getByRole('link', { name: 'Forsikringsoversikt', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Bilforsikring Volvo V60/ })).toBeVisible();
}

test('returning sends no requests while data is fresh: insurances and tasks 10 s, offers 30 s, the customer 5 min', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await lengthenDay(page);
  await logIn(page, personNamed('Kari').ssn);
  await visit(page, OVERVIEW);
  const requests = overviewRequests(page);
  const at = (ms: number) => page.clock.setFixedTime(NOW + ms);

  await at(9.9 * SECOND);
  await awayAndBack(page);
  expect(requests.taken()).toEqual([]);

  await at(10.1 * SECOND);
  await awayAndBack(page);
  const afterTen = [...AGREEMENTS, ...TASKS];
  await requests.expect(afterTen);

  await at(29.9 * SECOND);
  await awayAndBack(page);
  await requests.expect(afterTen);

  await at(30.1 * SECOND);
  await awayAndBack(page);
  await requests.expect([OFFERS]);

  await at(300.1 * SECOND);
  await awayAndBack(page);
  await requests.expect(OVERVIEW_ENDPOINTS);
});

test('a page fetches nothing that it was rendered with', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) sent.push(new URL(request.url()).pathname);
  });
  await logIn(page, personNamed('Kari').ssn);
  for (const path of ['', 'tilbud', 'sikkerhet', 'deling']) {
    await visit(page, `${OVERVIEW}${path}`);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(sent, path).toEqual([]);
  }
});

/** Changes to the stored cache while the page is away, and whether the overview then sends requests again. */
const STORED: [string, ((stored: { buster: string; timestamp: number }) => void) | null, boolean][] = [
  ['as it was left', null, false],
  ['of another version', (stored) => Object.assign(stored, { buster: 'other' }), true],
  [
    'older than 24 hours',
    (stored) => Object.assign(stored, { timestamp: stored.timestamp - 86_400_001 }),
    true,
  ],
];

test('a stored cache is used as it was left, and discarded if it is of another version or older than 24 hours', async ({
  page,
}) => {
  await logIn(page, personNamed('Kari').ssn);
  const stored = () => page.evaluate(() => sessionStorage.getItem('kfp-cache') ?? '');
  await expect.poll(stored).toContain('Volvo V60');
  await visit(page, '/internal/health/live');
  const left = await stored();
  for (const [what, change, asks] of STORED) {
    await visit(page, '/internal/health/live');
    const kept = JSON.parse(left);
    change?.(kept);
    await page.evaluate((text) => sessionStorage.setItem('kfp-cache', text), JSON.stringify(kept));

    const requests = overviewRequests(page);
    await visit(page, `${OVERVIEW}feil/generell`);
    await expect.poll(stored, what).not.toContain('"buster":"other"');
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, OVERVIEW);
    await expect(page.getByRole('link', { name: /^Bilforsikring Volvo V60/ })).toBeVisible();
    expect(requests.taken(), what).toEqual(asks ? OVERVIEW_ENDPOINTS.toSorted() : []);
  }
});
