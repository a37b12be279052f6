import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { demoPeople } from '../../commands/portfolio/demo.ts';
import type { Database } from '../platform/db/database.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases } from '../testing/databases.ts';
import { openDemoPortal, type TestPortal } from '../testing/portal.ts';
import { callbackOf } from '../testing/quick-login.ts';

/** Makes all writes fail, as on a full disk. */
async function fillDisk(db: Database, engine: string): Promise<void> {
  if (engine === 'SQLite') {
    await sql`pragma query_only = on`.execute(db);
    return;
  }
  await sql`create function disk_full() returns trigger language plpgsql
    as $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(db);
  for (const table of ['customer', 'shared_state']) {
    await sql`create trigger full_disk before insert or update or delete on ${sql.table(table)}
      execute function disk_full()`.execute(db);
  }
}

describe.each(databases())('with a full disk under $name', ({ name, open }) => {
  let portal: TestPortal;
  let browser: TestBrowser;
  beforeAll(async () => {
    portal = await openDemoPortal(open);
    browser = await portal.loggedIn(demoPeople()[0]?.ssn ?? '');
    await fillDisk(portal.db, name);
    // Late enough for every call to renew the session.
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 60_000);
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => portal.close());

  test('customers can still read, and each failed session renewal is counted', async () => {
    for (const path of ['/avtaleoversikt/avtaler', '/avtaleoversikt/tilbud', '/skadekunde/hent']) {
      expect((await browser.call('GET', path)).statusCode).toBe(200);
    }
    const page = await browser.request('/privat/forsikring/oversikt/');
    expect(page.body).toContain('Forsikringene dine');
    const { body } = await portal.app.inject('/internal/metrics');
    expect(Number(/^session_renewal_failures_total (\d+)$/m.exec(body)?.[1])).toBeGreaterThanOrEqual(4);
  });

  test('a change is answered with 503 and Retry-After', async () => {
    const answer = await browser.call('PUT', '/skadekunde/kontaktinformasjon', {
      epostAdresse: 'a@example.com',
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('a login is answered with a page and Retry-After', async () => {
    const visitor = portal.browser();
    const { loginUrl } = (await visitor.call('GET', '/auth/login')).json();
    const callback = callbackOf(loginUrl, '13919110028', 'FORSIKRING');
    const answer = await visitor.request(callback, { headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('Prøv igjen, eller ta kontakt med oss.');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});
