import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../../commands/portfolio/demo.ts';
import { LANGUAGES } from '../../texts/languages.ts';
import { databases } from '../testing/databases.ts';
import { weighPage } from '../testing/page-weight.ts';
import { openDemoPortal, type TestPortal } from '../testing/portal.ts';

const OVERVIEW = '/privat/forsikring/oversikt/';
const [kari] = demoPeople();

type Budget = {
  path: string;
  loggedIn: boolean;
  kilobytes: number;
  files: number;
  scripts: number;
  scriptKilobytes: number;
};

/**
 * Maximum brotli-compressed size in kB, and maximum number of files that a page loads immediately. The pages are near
 * their budgets, so that growth is a decision.
 */
const BUDGETS: readonly Budget[] = [
  { path: '', loggedIn: false, kilobytes: 6.7, files: 13, scripts: 8, scriptKilobytes: 105.3 },
  { path: '', loggedIn: true, kilobytes: 18.2, files: 12, scripts: 7, scriptKilobytes: 101.9 },
  { path: 'tilbud', loggedIn: true, kilobytes: 10.8, files: 11, scripts: 8, scriptKilobytes: 109.6 },
  {
    path: 'forsikringsprofil',
    loggedIn: true,
    kilobytes: 8.8,
    files: 12,
    scripts: 8,
    scriptKilobytes: 107.9,
  },
  { path: 'kjopsinnganger', loggedIn: true, kilobytes: 9.8, files: 11, scripts: 7, scriptKilobytes: 106 },
  {
    path: 'andre-forsikringer',
    loggedIn: true,
    kilobytes: 8.6,
    files: 11,
    scripts: 7,
    scriptKilobytes: 104.2,
  },
  { path: 'kvittering/BIL', loggedIn: true, kilobytes: 9.0, files: 11, scripts: 8, scriptKilobytes: 108.4 },
  { path: 'feil/generell', loggedIn: true, kilobytes: 7.4, files: 11, scripts: 7, scriptKilobytes: 103.2 },
].map((budget) => ({ ...budget, path: OVERVIEW + budget.path }));

/**
 * Pages at the addresses of other apps. They have their own route table entries, and so need more files than
 * the offers page.
 */
const OWN_PAGES = [
  { path: 'dokumenter', files: 12, scripts: 9 },
  { path: 'betaling', files: 13, scripts: 10, kilobytes: 11.9 },
  { path: 'skadesaker', files: 12, scripts: 9 },
  // Its HTML contains the form for files.
  { path: 'skadesaker/NICE/26-104417', files: 12, scripts: 9, kilobytes: 11.1 },
  { path: 'meldinger', files: 12, scripts: 9 },
  { path: 'meldinger/NICE/m-6', files: 12, scripts: 9 },
  // Its HTML contains parts of every list: renewal, prices, coverage, a claim, documents and an invoice.
  { path: 'motor/detaljer/81030354', files: 13, scripts: 10, kilobytes: 13.2 },
];

/** Scripts name each other with hashes, which compress differently in each build, also after a change elsewhere. */
const HASH_BYTES = 100;
/** Share by which a page at another app's address may weigh more than the offers. */
const TOLERANCE = 1.02;

// One database engine is enough, because the HTML does not depend on it.
let portal: TestPortal;
beforeAll(async () => {
  const [engine] = databases();
  portal = await openDemoPortal(engine.open, { FIRST_PAGE_MS: '5000' });
});
afterAll(() => portal.close());

test.each(BUDGETS)(
  '$path (logged in: $loggedIn) is at most $kilobytes kB, with $scriptKilobytes kB of scripts and $files files',
  async (budget) => {
    const weight = await weigh(budget.path, budget.loggedIn);
    expectAtMost(weight.page, budget.kilobytes * 1000);
    expectAtMost(weight.files, budget.files);
    expect(weight.scriptBytes).toBeGreaterThan(50_000);
    expectAtMost(weight.scriptBytes, budget.scriptKilobytes * 1000 + HASH_BYTES);
    expectAtMost(weight.scripts, budget.scripts);
  },
);

test.each(OWN_PAGES)(
  '$path weighs at most 2 % more than the offers',
  async ({ path, files, scripts, kilobytes }) => {
    const offers = await weigh(`${OVERVIEW}tilbud`, true);
    const weight = await weigh(`/privat/forsikring/${path}`, true);
    expectAtMost(weight.page, kilobytes ? kilobytes * 1000 : offers.page * TOLERANCE);
    expectAtMost(weight.scriptBytes, offers.scriptBytes * TOLERANCE);
    expectAtMost(weight.page + weight.scriptBytes, (offers.page + offers.scriptBytes) * TOLERANCE);
    expectAtMost(weight.files, files);
    expectAtMost(weight.scripts, scripts);
  },
);

function expectAtMost(value: number, budget: number): void {
  expect(value, 'above the budget: docs/performance.md says what to do').toBeLessThanOrEqual(budget);
}

/**
 * Returns the bytes of a page and its scripts, and the number of files. The login page's message script is
 * not counted.
 */
async function weigh(path: string, loggedIn: boolean) {
  const browser = portal.browser();
  if (loggedIn) await browser.logIn(kari?.ssn ?? '');
  const { page, scripts, files } = await weighPage(browser, path);
  const ofPage = [...scripts].filter(([name]) => !name.includes('/early-message-'));
  const scriptBytes = ofPage.reduce((sum, [, each]) => sum + each, 0);
  return { page, files: files.size, scripts: ofPage.length, scriptBytes };
}

test('all languages share one style sheet, so that changing language does not load another', async () => {
  const sheets = await Promise.all(
    LANGUAGES.map(async (language) => {
      const browser = portal.browser();
      browser.cookies.set('kfp-spraak', language);
      return (await browser.request(OVERVIEW)).body.match(/style-[\w-]+\.css/)?.[0];
    }),
  );
  expect(sheets).toEqual(LANGUAGES.map(() => expect.stringContaining('style-')));
  expect(new Set(sheets).size).toBe(1);
});
