import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople, fillEmptyStore } from '../../portfolio/demo.ts';
import { databases } from '../testing/databases.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

const OVERVIEW = '/privat/forsikring/oversikt/';
const [kari] = demoPeople();

/** kB in brotli as sent, a few per cent above what it is; files that the page makes the browser fetch at once. */
const BUDGETS = [
  { path: '', loggedIn: false, kilobytes: 6.7, files: 10 },
  { path: '', loggedIn: true, kilobytes: 16.2, files: 10 },
  { path: 'tilbud', loggedIn: true, kilobytes: 10.2, files: 9 },
  { path: 'forsikringsprofil', loggedIn: true, kilobytes: 8.7, files: 10 },
  { path: 'kjopsinnganger', loggedIn: true, kilobytes: 9.3, files: 10 },
  { path: 'andre-forsikringer', loggedIn: true, kilobytes: 8.4, files: 8 },
  { path: 'kvittering/BIL', loggedIn: true, kilobytes: 7.3, files: 9 },
  { path: 'feil/generell', loggedIn: true, kilobytes: 7.5, files: 8 },
];

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
  '/$path, logged in: $loggedIn, weighs at most $kilobytes kB and asks for at most $files files',
  async (budget) => {
    const browser = portal.browser();
    if (budget.loggedIn) await browser.logIn(kari?.ssn ?? '');
    const { rawPayload } = await browser.request(OVERVIEW + budget.path, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(rawPayload.length).toBeLessThanOrEqual(budget.kilobytes * 1000);

    const { body } = await browser.request(OVERVIEW + budget.path);
    // The fonts' rules name their files too.
    const files = new Set(Array.from(body.matchAll(/\/filer\/([^"#)]+)/g), ([, name]) => name));
    expect([...files].length).toBeLessThanOrEqual(budget.files);
  },
);
