import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople, fillEmptyStore } from '../../portfolio/demo.ts';
import { databases } from '../testing/databases.ts';
import { weighPage } from '../testing/page-weight.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

const OVERVIEW = '/privat/forsikring/oversikt/';
const MOST_SCRIPTS = 6;
const [kari] = demoPeople();

/** kB in brotli as sent, of pages a few per cent above what they are; files that the page makes the browser fetch at once. */
const BUDGETS = [
  { path: '', loggedIn: false, kilobytes: 6.7, files: 10, scriptKilobytes: 95 },
  { path: '', loggedIn: true, kilobytes: 16.8, files: 11, scriptKilobytes: 95.8 },
  { path: 'tilbud', loggedIn: true, kilobytes: 10.6, files: 9, scriptKilobytes: 95.8 },
  { path: 'forsikringsprofil', loggedIn: true, kilobytes: 8.7, files: 10, scriptKilobytes: 93 },
  { path: 'kjopsinnganger', loggedIn: true, kilobytes: 9.7, files: 10, scriptKilobytes: 95 },
  { path: 'andre-forsikringer', loggedIn: true, kilobytes: 8.4, files: 10, scriptKilobytes: 95 },
  { path: 'kvittering/BIL', loggedIn: true, kilobytes: 8.7, files: 9, scriptKilobytes: 95 },
  { path: 'feil/generell', loggedIn: true, kilobytes: 7.5, files: 10, scriptKilobytes: 95 },
];

// What the pages' HTML names does not depend on the database.
let portal: TestPortal;
beforeAll(async () => {
  const [engine] = databases();
  if (!engine) throw new Error('there is no database');
  const database = await engine.open();
  await fillEmptyStore(database.db);
  portal = await openPortal(database, { FIRST_PAGE_MS: '5000' });
});
afterAll(() => portal.close());

test.each(BUDGETS)(
  '/$path, logged in: $loggedIn, weighs at most $kilobytes kB, its scripts $scriptKilobytes kB, and asks for at most $files files',
  async (budget) => {
    const browser = portal.browser();
    if (budget.loggedIn) await browser.logIn(kari?.ssn ?? '');
    const { page, scripts, files } = await weighPage(browser, OVERVIEW + budget.path);
    expect(page).toBeLessThanOrEqual(budget.kilobytes * 1000);
    expect(files.size).toBeLessThanOrEqual(budget.files);

    const ofPage = [...scripts].filter(([name]) => !name.includes('/early-message-'));
    const bytes = ofPage.reduce((sum, [, each]) => sum + each, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(budget.scriptKilobytes * 1000);
    expect(ofPage.length).toBeLessThanOrEqual(MOST_SCRIPTS);
  },
);
