import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople, fillEmptyStore } from '../../portfolio/demo.ts';
import { LANGUAGES } from '../../texts/languages.ts';
import { databases } from '../testing/databases.ts';
import { weighPage } from '../testing/page-weight.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

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

/** kB in brotli as sent, of pages a few per cent above what they are; files that the page makes the browser fetch at once. */
const BUDGETS: readonly Budget[] = [
  { path: '', loggedIn: false, kilobytes: 6.7, files: 10, scriptKilobytes: 95 },
  { path: '', loggedIn: true, kilobytes: 16.9, files: 11, scriptKilobytes: 95 },
  { path: 'tilbud', loggedIn: true, kilobytes: 10.6, files: 9, scriptKilobytes: 95.8 },
  { path: 'forsikringsprofil', loggedIn: true, kilobytes: 8.7, files: 10, scriptKilobytes: 94 },
  { path: 'kjopsinnganger', loggedIn: true, kilobytes: 9.7, files: 10, scriptKilobytes: 95 },
  { path: 'andre-forsikringer', loggedIn: true, kilobytes: 8.4, files: 10, scriptKilobytes: 95 },
  { path: 'kvittering/BIL', loggedIn: true, kilobytes: 8.7, files: 9, scriptKilobytes: 95 },
  { path: 'feil/generell', loggedIn: true, kilobytes: 7.5, files: 10, scriptKilobytes: 95 },
].map((budget) => ({ ...budget, path: OVERVIEW + budget.path, scripts: 6 }));

/** Pages at other apps' addresses, with entries of the route table that no other page needs: as heavy as the offers, in more files. */
const OWN_BUDGETS: readonly Budget[] = [
  { path: 'dokumenter', kilobytes: 10.2, files: 13, scripts: 10 },
  { path: 'betaling', kilobytes: 10, files: 13, scripts: 10 },
  { path: 'skadesaker', kilobytes: 10.1, files: 14, scripts: 11 },
  { path: 'skadesaker/NICE/26-104417', kilobytes: 10.2, files: 14, scripts: 11 },
  { path: 'meldinger', kilobytes: 8.1, files: 13, scripts: 10 },
  { path: 'meldinger/NICE/m-6', kilobytes: 9.3, files: 13, scripts: 10 },
  // It has the lists that it shows its insurance's part of.
  { path: 'motor/detaljer/81030354', kilobytes: 11.6, files: 13, scripts: 10 },
].map((budget) => ({
  ...budget,
  path: `/privat/forsikring/${budget.path}`,
  loggedIn: true,
  scriptKilobytes: 96.5,
}));

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

test.each([...BUDGETS, ...OWN_BUDGETS])(
  '$path, logged in: $loggedIn, weighs at most $kilobytes kB, its scripts $scriptKilobytes kB, and asks for at most $files files',
  async (budget) => {
    const browser = portal.browser();
    if (budget.loggedIn) await browser.logIn(kari?.ssn ?? '');
    const { page, scripts, files } = await weighPage(browser, budget.path);
    expect(page).toBeLessThanOrEqual(budget.kilobytes * 1000);
    expect(files.size).toBeLessThanOrEqual(budget.files);

    const ofPage = [...scripts].filter(([name]) => !name.includes('/early-message-'));
    const bytes = ofPage.reduce((sum, [, each]) => sum + each, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(budget.scriptKilobytes * 1000);
    expect(ofPage.length).toBeLessThanOrEqual(budget.scripts);
  },
);

test('the languages share one style sheet: whoever changes language has it already', async () => {
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
