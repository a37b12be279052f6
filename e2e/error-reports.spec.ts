import { expect as baseExpect, type Page, type Request } from '@playwright/test';
import type { Collector } from './collector.ts';
import { beginSession, consoleErrors, logIn, OVERVIEW } from './log-in.ts';
import { people } from './people.ts';
import { startPortal } from './portal.ts';
import { beginVisit, firstPageOf, visit } from './visit.ts';
import { scriptsOf, test } from './with-collector.ts';

const { kari } = people;
// A replay is sent some seconds after its error.
const expect = baseExpect.configure({ timeout: 20_000 });
const ACCEPTED = { functional: 'accepted', statistics: 'accepted', marketing: 'denied' };

type Report = {
  message?: string;
  release?: string;
  environment?: string;
  user?: unknown;
  request?: { url?: string };
  exception?: { values: { type: string; value: string }[] };
};
const reportsOf = ({ items }: Collector) =>
  items.filter(({ type }) => type === 'event').map(({ payload }) => payload as Report);
/** Returns the name of each report: our own message, or the type of its error. */
const namesOf = (collector: Collector) =>
  reportsOf(collector).map(({ message, exception }) => message ?? exception?.values.at(-1)?.type);
const report = (page: Page, name: string, message = '') =>
  page.evaluate((error) => reportError(Object.assign(new Error(error.message), { name: error.name })), {
    name,
    message,
  });

test('errors are reported with version and environment, without consent and without personal data', async ({
  page,
  collector,
}) => {
  const scripts = scriptsOf(page);
  await visit(page, `${OVERVIEW}feil/generell?fnr=01819021887`);
  await expect.poll(() => scripts).toContain('reporter');
  await report(
    page,
    'LookupError',
    'Fant ikke Kari Nordmann, Storgata 5, 01819021887, kari@eksempel.no, 41 23 45 67 på /privat/kunde?navn=Kari',
  );
  await expect.poll(() => reportsOf(collector).length).toBe(1);
  const [first] = reportsOf(collector);
  expect(first?.exception?.values).toMatchObject([{ type: 'LookupError', value: '[tekst]' }]);
  const { boot } = await firstPageOf(page);
  expect(first).toMatchObject({ release: boot.version, environment: 'Dev' });
  expect(first?.user).toBeUndefined();
  expect(first?.request?.url).toMatch(/\/feil\/generell$/);
  expect(collector.items[0]?.text).toContain('"infer_ip":"never"');
  expect(collector.items.map(({ type }) => type)).toEqual(['event']);
  expect(JSON.stringify(collector.items)).not.toMatch(
    /Kari|Nordmann|Storgata|01819021887|eksempel\.no|navn=/,
  );
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/sentry/i)]),
  );
  expect(scripts).not.toContain('recorder');
});

test('errors before the reporter has loaded are kept, and ignored errors are not sent', async ({
  page,
  collector,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/filer/reporter-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/filer/reporter-*.js');
  await visit(page, `${OVERVIEW}feil/generell`);
  await asked;
  await report(page, 'OldError', 'NavigationBar: en gammel advarsel');
  await report(page, 'OldError', 'WARNING: ToggleSlider component has been deprecated and will be removed');
  await report(page, 'EarlyError');
  await page.evaluate(() => void Promise.reject(new RangeError('Glemt løfte')));
  release();
  await expect.poll(() => namesOf(collector)).toEqual(['EarlyError', 'RangeError']);
});

test('a claims jump that fails is reported before the page is left', async ({ page, watched, collector }) => {
  await beginSession(page, kari.ssn, { origin: watched.url });
  let askedForToken = () => {};
  const failed = new Promise<void>((resolve) => {
    askedForToken = resolve;
  });
  await page.route('**/filer/reporter-*.js', async (route) => {
    await failed;
    await route.continue();
  });
  await page.route('**/jumpsst/', async (route) => {
    await route.fulfill({ status: 503, body: '{}' });
    askedForToken();
  });
  await beginVisit(page, `${watched.url}${OVERVIEW}jump/seopp/skadesaker`);
  await page.waitForURL('**/privat/forsikring/skadesaker');
  const values = reportsOf(collector).flatMap(({ exception }) => exception?.values ?? []);
  expect(values.map(({ value }) => value)).toContain('Klarte ikke hente autentiseringstoken');
});

test('a page that does not exist, and one that can’t be rendered, whose menu works, are reported', async ({
  page,
  collectorServer,
  collector,
}) => {
  const { url } = await startPortal({ ...collectorServer.env, FIRST_PAGE_MS: '0' });
  await visit(page, `${url}${OVERVIEW}finnes-ikke`);
  await expect.poll(() => namesOf(collector)).toEqual(['Kunde traff side som ikke finnes']);

  await page.route('**/avtaleoversikt/avtaler', (route) =>
    route.fulfill({ json: { avtaler: [{}], monthlySum: 0, yearlySum: 0, systemSourceError: false } }),
  );
  await beginSession(page, kari.ssn, { origin: url });
  await beginVisit(page, url + OVERVIEW);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teknisk feil');
  await expect(page).toHaveTitle('Teknisk feil – Fremtind Forsikring');
  await expect(page.getByRole('button', { name: 'Gå tilbake' })).toBeVisible();
  await expect.poll(() => reportsOf(collector).at(-1)?.exception?.values.at(-1)?.type).toBe('TypeError');
  await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Profil' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Teknisk feil');
});

test.describe('with consent', () => {
  test.use({ consent: ACCEPTED });
  // Above the sample rate of recordings without an error (0.1), and below that of traces (0.2).
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Math.random = () => 0.15;
    }),
  );

  test('the actions before an error are recorded with masked texts, until consent is withdrawn', async ({
    page,
    collector,
  }) => {
    const errors = consoleErrors(page);
    const scripts = scriptsOf(page);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const answer = await visit(page, OVERVIEW);
    expect(answer?.headers()['document-policy']).toBe('js-profiling');
    await logIn(page, kari.ssn);
    await expect.poll(() => scripts).toContain('recorder');
    await expect.poll(() => collector.items.map(({ type }) => type)).toContain('transaction');
    expect(errors).toEqual([]);

    await page.waitForFunction(() => performance.now() > 6000);
    // biome-ignore lint/suspicious/noConsole: tests that the call is captured without its arguments
    await page.evaluate(() => console.error('Nordmann', { navn: 'Kari', fnr: '01819021887' }));
    await expect.poll(() => namesOf(collector)).toContain('[tekst]');
    await report(page, 'UnderwayError', 'Kari Nordmann');
    await expect.poll(() => collector.items.map(({ type }) => type)).toContain('replay_recording');
    const all = collector.items.map(({ text }) => text).join('\n');
    const recording = collector.items.find(({ type }) => type === 'replay_recording')?.text ?? '';
    expect(recording).toContain('kfp-');
    for (const personal of ['Kari', 'Nordmann', 'Volvo', kari.ssn, 'fnr='])
      expect(all).not.toContain(personal);
    const policyNumbers = await page
      .locator('a[href*="detaljer"], a[href*="avtale"]')
      .evaluateAll((links) => links.flatMap((link) => /\d{6,}/.exec((link as HTMLAnchorElement).href) ?? []));
    for (const number of policyNumbers) expect(all).not.toContain(number);

    await page.getByRole('button', { name: 'Endre informasjonskapsler' }).click();
    await page.getByText('Statistikk', { exact: true }).uncheck();
    await page.getByRole('button', { name: 'Godta mine valg' }).click();
    // What was sent before the withdrawal may still be on its way.
    await Promise.all(requests.map((request) => request.response()));
    const before = collector.items.length;
    // biome-ignore lint/suspicious/noConsole: tests that the call is no longer captured
    await page.evaluate(() => console.error('LaterConsoleError'));
    await report(page, 'LaterError');
    await expect.poll(() => namesOf(collector)).toContain('LaterError');
    await visit(page, `${OVERVIEW}feil/generell`);
    expect(collector.items.slice(before).map(({ type }) => type)).toEqual(['event']);
  });

  test('a recording has no dates and policy numbers in attributes', async ({ page, watched, collector }) => {
    const scripts = scriptsOf(page);
    await beginSession(page, kari.ssn, { origin: watched.url });
    await visit(page, '/privat/forsikring/skadesaker/NICE/26-104417');
    await expect.poll(() => scripts).toContain('recorder');
    await page.waitForFunction(() => performance.now() > 6000);
    await report(page, 'UnderwayError');
    await expect.poll(() => collector.items.map(({ type }) => type)).toContain('replay_recording');
    const recording = collector.items.find(({ type }) => type === 'replay_recording')?.text ?? '';
    const values = [...recording.matchAll(/"(?:datetime|data-number)":"([^"]*)"/g)].map(([, value]) => value);
    expect(values.length).toBeGreaterThan(2);
    expect(values.filter((value) => !/^[*\s]*$/.test(value ?? ''))).toEqual([]);
  });

  test('no actions are recorded after consent is withdrawn on the cookie page in another tab', async ({
    page,
    context,
    collector,
  }) => {
    const scripts = scriptsOf(page);
    await visit(page, `${OVERVIEW}feil/generell`);
    await expect.poll(() => scripts).toContain('recorder');
    await expect.poll(() => collector.items.map(({ type }) => type)).toContain('transaction');

    const other = await context.newPage();
    await visit(other, `${OVERVIEW}informasjonskapsler`);
    await other.getByRole('main').getByRole('button', { name: 'Bare nødvendige' }).click();
    await expect(other.getByText('Valgene dine er lagret.')).toBeVisible();
    const before = collector.items.length;
    await page.waitForFunction(() => performance.now() > 6000);
    await report(page, 'LaterError');
    await expect.poll(() => namesOf(collector)).toContain('LaterError');
    await visit(page, `${OVERVIEW}feil/finnes`);
    expect(collector.items.slice(before).map(({ type }) => type)).toEqual(['event']);
  });
});
