import { expect as baseExpect, type Page } from '@playwright/test';
import distributorFile from '../distributors.json' with { type: 'json' };
import type { Collector } from './collector.ts';
import { consoleErrors, logInInTheFrame, OVERVIEW } from './log-in.ts';
import { people } from './people.ts';
import { beginVisit, visit } from './visit.ts';
import { flushSoon, leftByAnalytics, scriptsOf, test } from './with-collector.ts';

const { jonas } = people;
const bankDomain = distributorFile.distributors.find(({ shortname }) => shortname === 'sb1')?.bankkontakt
  .domene;
// Events are sent after a third of a second here, after five seconds elsewhere (analytics-clicks.spec.ts).
const expect = baseExpect.configure({ timeout: 15_000 });
const eventsOf = (collector: Collector) => collector.events.map(({ event }) => event).sort();
const AT_AN_ERROR_PAGE = ['page view', 'purchase block', 'statistics'];
const ready = (page: Page) => expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached();

test.use({ consent: null });
test.beforeEach(({ context }) => flushSoon(context));

async function chooseStatistics(page: Page, accepted: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Endre informasjonskapsler' }).click();
  await page.getByText('Statistikk', { exact: true }).setChecked(accepted);
  await page.getByRole('button', { name: 'Godta mine valg' }).click();
}

/** Waits until the library has removed what it sent from its queue. Until then, it may store the queue again. */
const untilSent = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('__mpq_prosjekt1_ev'))).toBe('[]');

test('events are held until the customer accepts, then sent without personal data', async ({
  page,
  collector,
}) => {
  const errors = consoleErrors(page);
  const scripts = scriptsOf(page);
  await visit(page, `${OVERVIEW}feil/finnes?fnr=01819021887#x`);
  await expect(page.getByRole('alertdialog', { name: 'Velg informasjonskapsler' })).toBeVisible();
  expect(collector.requests).toEqual([]);
  expect(await leftByAnalytics(page)).toEqual([]);
  expect(scripts).not.toContain('mixpanel');

  await page.getByRole('button', { name: 'Godta alle' }).click();
  await expect.poll(() => eventsOf(collector)).toEqual(AT_AN_ERROR_PAGE);
  const blocked = collector.events.find(({ event }) => event === 'purchase block');
  expect(blocked?.properties).toMatchObject({
    token: 'prosjekt1',
    type: 'finnes',
    name: 'Tilsvarende produkt er allerede forsikret',
    event: 'feilside',
  });
  const viewed = collector.events.find(({ event }) => event === 'page view');
  expect(viewed?.properties).toMatchObject({ pagePath: `${OVERVIEW}feil/finnes` });
  expect(Object.keys(viewed?.properties ?? {}).sort()).toEqual([
    '$browser',
    '$browser_version',
    '$device_id',
    '$insert_id',
    '$lib_version',
    '$os',
    '$screen_height',
    '$screen_width',
    'distinct_id',
    'mp_lib',
    'mp_sent_by_lib_version',
    'pagePath',
    'time',
    'token',
  ]);
  const batches = collector.requests.filter((request) => !request.includes('/envelope/'));
  for (const batch of batches) expect(batch).toMatch(/^POST \/track\/\?.*\bip=0\b/);
  expect(JSON.stringify(collector.events)).not.toContain('01819021887');
  const cookie = (await page.context().cookies()).find(({ name }) => name.startsWith('mp_'));
  expect(cookie?.domain).toBe('localhost');
  expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364 * 86_400_000);
  expect(errors).toEqual([]);
});

test('withdrawing consent stops counting and removes all data, and a later consent starts from scratch', async ({
  page,
  collector,
}) => {
  await visit(page, `${OVERVIEW}kjopsstopp/lo`);
  await page.getByRole('button', { name: 'Godta alle' }).click();
  await expect.poll(() => eventsOf(collector)).toEqual(AT_AN_ERROR_PAGE);
  await untilSent(page);
  expect(await leftByAnalytics(page)).not.toEqual([]);

  await chooseStatistics(page, false);
  await expect.poll(() => leftByAnalytics(page)).toEqual([]);
  const scripts = scriptsOf(page);
  await visit(page, `${OVERVIEW}kjopsstopp/under18`);
  await ready(page);
  expect(scripts).not.toContain('mixpanel');
  expect(eventsOf(collector)).toEqual(AT_AN_ERROR_PAGE);

  await chooseStatistics(page, true);
  await page.getByRole('link', { name: 'Til forsikringsoversikten', exact: true }).click();
  await expect.poll(() => collector.events.map(({ properties }) => properties.pagePath)).toContain(OVERVIEW);
  expect(JSON.stringify(collector.events)).not.toContain('under18');
});

test('events that are being sent at the withdrawal leave nothing after the page', async ({
  page,
  context,
}) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/track/**', async (route) => {
    await answer.promise;
    await route.fallback();
  });
  await visit(page, `${OVERVIEW}feil/generell`);
  const sent = page.waitForRequest('**/track/**');
  await page.getByRole('button', { name: 'Godta alle' }).click();
  await sent;
  await chooseStatistics(page, false);
  await expect.poll(() => leftByAnalytics(page)).toEqual([]);
  answer.resolve();
  await expect.poll(() => leftByAnalytics(page)).toEqual(['__mpq_prosjekt1_ev']);
  await beginVisit(page, 'about:blank');
  const { origins } = await context.storageState();
  expect(origins.flatMap(({ localStorage }) => localStorage).map(({ name }) => name)).not.toContainEqual(
    expect.stringContaining('mp'),
  );
});

test('withdrawing consent in another tab applies in this tab', async ({ page, context, collector }) => {
  await visit(page, `${OVERVIEW}feil/generell`);
  await page.getByRole('button', { name: 'Godta alle' }).click();
  await expect.poll(() => eventsOf(collector)).toEqual(AT_AN_ERROR_PAGE);
  const other = await context.newPage();
  await visit(other, `${OVERVIEW}feil/utilgjengelig`);
  await ready(other);
  await untilSent(other);
  await chooseStatistics(other, false);
  await expect.poll(() => leftByAnalytics(other)).toEqual([]);
  const count = collector.events.length;

  await page.getByRole('link', { name: 'Til forsikringsoversikten', exact: true }).click();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => leftByAnalytics(page)).toEqual([]);
  await chooseStatistics(page, true);
  await visit(page, `${OVERVIEW}feil/finnes`);
  await expect.poll(() => JSON.stringify(collector.events)).toContain('allerede forsikret');
  const later = collector.events.slice(count).map(({ properties }) => properties.pagePath);
  expect(later).not.toContain(OVERVIEW);
});

test('events have the customer’s random id only while logged in', async ({ page, collector }) => {
  await visit(page, OVERVIEW);
  await page.getByRole('button', { name: 'Godta alle' }).click();
  await expect.poll(() => collector.events.map(({ event }) => event)).toContain('component view');
  await logInInTheFrame(page, jonas.ssn);
  const { trackingId } = await page.evaluate(async () => {
    const headers = { 'X-Requested-By': 'forsikringsoversikt' };
    return await (await fetch('/api/privat/forsikring/analyse/tracking-id', { headers })).json();
  });
  const idsOf = (pagePath: string) =>
    collector.events
      .filter(({ properties }) => properties.pagePath === pagePath)
      .map(({ properties }) => properties.distinct_id);
  await expect.poll(() => idsOf(OVERVIEW)).toContain(trackingId);
  expect(collector.events[0]?.properties.distinct_id).not.toBe(trackingId);

  await page
    .getByRole('navigation', { name: 'Hovedmeny' })
    .getByRole('link', { name: 'Forsikringsoversikt' })
    .click();
  await expect
    .poll(() => collector.events.find(({ event }) => event === 'button click')?.properties)
    .toMatchObject({
      type: 'link',
      name: 'Forsikringsoversikt',
      event: 'click',
      id: 'meny',
      currentUrl: expect.stringMatching(/^http:\/\/localhost:\d+\/privat\/forsikring\/oversikt\/?$/),
    });

  await page.getByRole('button', { name: 'Logg ut' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Du er logget ut' })).toBeVisible();
  await expect.poll(() => idsOf(`${OVERVIEW}utlogget`)).toHaveLength(1);
  expect(idsOf(`${OVERVIEW}utlogget`)).not.toContain(trackingId);
  await visit(page, `${OVERVIEW}feil/generell`);
  await expect.poll(() => idsOf(`${OVERVIEW}feil/generell`)).toHaveLength(1);
  expect(idsOf(`${OVERVIEW}feil/generell`)).not.toContain(trackingId);
  expect(JSON.stringify(collector.events)).not.toContain(jonas.ssn);
});

// web/platform/consent/opt-in.test.ts checks the cookies and values of other banks.
test('at sb1 the bank’s own consent decides, as soon as its dialog is closed', async ({
  page,
  context,
  watched,
  collector,
}) => {
  const scripts = scriptsOf(page);
  const url = watched.origin('sb1');
  await visit(page, `${url}${OVERVIEW}feil/generell`);
  await page.getByRole('button', { name: 'Godta alle' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(scripts).not.toContain('mixpanel');

  const close = () =>
    page.evaluate((origin) => {
      window.dispatchEvent(new MessageEvent('message', { data: { type: 'optin_closed' }, origin }));
    }, `https://${bankDomain}`);
  await context.addCookies([{ name: 'sb1-statistikk', value: 'true', url }]);
  await close();
  await expect.poll(() => eventsOf(collector)).toEqual(AT_AN_ERROR_PAGE);
  await context.addCookies([{ name: 'sb1-statistikk', value: 'false', url }]);
  await close();
  await expect.poll(() => leftByAnalytics(page)).toEqual([]);
});

test('without a project key and an address nothing is loaded, even if the customer accepts', async ({
  page,
  portal,
}) => {
  const errors = consoleErrors(page);
  const scripts = scriptsOf(page);
  await visit(page, `${portal.url}${OVERVIEW}feil/generell`);
  await page.getByRole('button', { name: 'Godta alle' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await ready(page);
  expect(scripts).toContain('start-overlays');
  for (const lazy of ['mixpanel', 'reporter', 'recorder']) expect(scripts).not.toContain(lazy);
  expect(await leftByAnalytics(page)).toEqual([]);
  expect(errors).toEqual([]);
});
