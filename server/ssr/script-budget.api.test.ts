import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople, fillEmptyStore } from '../../portfolio/demo.ts';
import { databases } from '../testing/databases.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

const OVERVIEW = '/privat/forsikring/oversikt/';
const MOST_FILES = 6;

// What the pages' HTML names does not depend on the database.
const [database] = databases();
let portal: TestPortal;
beforeAll(async () => {
  if (!database) throw new Error('no database to test on');
  const opened = await database.open();
  await fillEmptyStore(opened.db);
  portal = await openPortal(opened, { FIRST_PAGE_MS: '5000' });
});
afterAll(() => portal.close());

test.each<[page: string, path: string, isLoggedIn: boolean, mostBytes: number]>([
  ['login page', '', false, 95_000],
  ['overview', '', true, 95_000],
  ['offers', 'tilbud', true, 95_000],
  ['profile', 'forsikringsprofil', true, 97_000],
  ['purchase entries', 'kjopsinnganger', true, 95_000],
  ['other insurances', 'andre-forsikringer', true, 95_000],
  ['receipt', 'kvittering/BIL', true, 95_000],
  ['error', 'feil/generell', true, 95_000],
])('the first view of the %s keeps to its budget of script', async (_page, path, isLoggedIn, mostBytes) => {
  const browser = portal.browser();
  if (isLoggedIn) await browser.logIn(demoPeople()[0]?.ssn ?? '');
  const { body } = await browser.request(OVERVIEW + path);
  const names = new Set(body.match(/\/privat\/forsikring\/oversikt\/filer\/[^"]+\.js/g));
  names.delete([...names].find((name) => name.includes('/early-message-')) ?? '');
  let bytes = 0;
  for (const name of names) {
    const { rawPayload, headers } = await browser.request(name, { headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
    bytes += rawPayload.length;
  }
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(mostBytes);
  expect([...names].length).toBeLessThanOrEqual(MOST_FILES);
});
