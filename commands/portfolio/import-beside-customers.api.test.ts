import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Database, type DatabaseLocation, openDatabase } from '../../server/platform/db/database.ts';
import { databases, type TestDatabase } from '../../server/testing/databases.ts';
import { openPortal, type TestPortal } from '../../server/testing/portal.ts';
import type { PortfolioCustomer } from './format.ts';
import { PortfolioIssues } from './issue.ts';
import { importCustomers } from './testing/import-customers.ts';
import { syntheticNationalIds } from './testing/national-ids.ts';

const agreement = {
  policyNumber: '1',
  name: 'Bilforsikring',
  productType: 'BIL',
  systemSource: 'NICE',
} as const;
const customers: PortfolioCustomer[] = syntheticNationalIds(1200).map((ssn) => ({
  ssn,
  navn: 'Kari',
  niceKundenummer: '10210001',
  kundeadresser: [{ postnummer: '0155', isFolkreregistrert: true }],
  avtaler: [agreement],
}));
const ssn = customers[0]?.ssn ?? '';

/** Returns the settings that the portal uses, with shorter waits. */
function locationOf({ env }: TestDatabase): DatabaseLocation {
  const limits = { connections: 4, statementMs: 5000, lockMs: 200 };
  return env.DATABASE_URL
    ? { url: env.DATABASE_URL, limits }
    : { dataDir: env.DATA_DIR ?? '', lockMs: limits.lockMs };
}

describe.each(databases())('while customers are imported into $name', ({ name, open }) => {
  const isSqlite = name === 'SQLite';
  let opened: TestDatabase;
  let forCustomers: Database;
  let portal: TestPortal;
  beforeEach(async () => {
    opened = await open();
    await importCustomers(opened.db, customers);
    forCustomers = await openDatabase(locationOf(opened));
    portal = await openPortal({ db: forCustomers, close: () => forCustomers.destroy() });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await portal.close();
    await opened.close();
  });

  /**
   * Starts an import that has stored customers and waits for the rest of its file. The returned function
   * finishes it.
   */
  async function importHalfway(replace: boolean) {
    const { promise: stored, resolve: onStored } = Promise.withResolvers<number>();
    const { promise: rest, resolve: letCome } = Promise.withResolvers<void>();
    async function* slowly() {
      yield* customers;
      await rest;
    }
    const done = importCustomers(opened.db, slowly(), { replace, onStored });
    await stored;
    return async () => {
      letCome();
      await done;
    };
  }

  async function named(navn: string): Promise<number> {
    return (await opened.db.selectFrom('customer').select('id').where('name', '=', navn).execute()).length;
  }

  test.each([false, true])('logged-in customers can read (replace: %s)', async (replace) => {
    const browser = await portal.loggedIn(ssn);
    const finish = await importHalfway(replace);
    // Late enough for every request to renew the session.
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 60_000);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => browser.call('GET', '/avtaleoversikt/avtaler')),
    );
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ avtaler: [{ policyNumber: '1' }], systemSourceError: false });
    }
    const { body } = await portal.app.inject('/internal/metrics');
    expect(body).toContain(
      isSqlite ? 'session_renewal_failures_total 12' : 'session_renewal_failures_total 0',
    );
    await finish();
  });

  test.skipIf(!isSqlite)('a login gets 503, and succeeds after the import', async () => {
    const browser = portal.browser();
    const callback = await browser.goThroughLogin(ssn);
    const finish = await importHalfway(false);
    const refused = await browser.request(callback);
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBeDefined();
    await finish();
    expect((await portal.browser().logIn(ssn)).statusCode).toBe(303);
  });

  test('others can open the database', async () => {
    const finish = await importHalfway(false);
    const other = await openDatabase(locationOf(opened));
    expect(await other.selectFrom('customer').select('name').distinct().execute()).toEqual([
      { name: 'Kari' },
    ]);
    await other.destroy();
    await finish();
  });

  test.skipIf(isSqlite)('a login succeeds', async () => {
    const finish = await importHalfway(false);
    const browser = portal.browser();
    expect((await browser.logIn(ssn)).statusCode).toBe(303);
    await finish();
  });

  test('a change gets 503, and succeeds after the import', async () => {
    const browser = await portal.loggedIn(ssn);
    const change = () =>
      browser.call('PUT', '/skadekunde/kontaktinformasjon', { epostAdresse: 'kari@example.com' });
    const finish = await importHalfway(false);
    const refused = await change();
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBeDefined();
    await finish();
    expect((await change()).statusCode).toBe(200);
  });

  test('another import waits, and stores its customers afterwards', async () => {
    const finish = await importHalfway(false);
    const { promise: waits, resolve: onWait } = Promise.withResolvers<void>();
    const values = customers.slice(600).map((customer) => ({ ...customer, navn: 'Ola' }));
    const second = importCustomers(forCustomers, values, { onWait });
    await waits;
    await finish();
    expect(await second).toEqual({ customers: 600, kept: 0, overwritten: 0 });
    expect(await named('Kari')).toBe(600);
    expect(await named('Ola')).toBe(600);
  });

  test('another import that fails does not affect this one', async () => {
    const finish = await importHalfway(true);
    const { promise: waits, resolve: onWait } = Promise.withResolvers<void>();
    const values = [...customers.map((customer) => ({ ...customer, navn: 'Ola' })), {}];
    const second = importCustomers(forCustomers, values, { replace: true, onWait });
    const failed = expect(second).rejects.toBeInstanceOf(PortfolioIssues);
    await waits;
    await finish();
    await failed;
    expect(await named('Kari')).toBe(1200);
  });

  test.skipIf(isSqlite).each([false, true])(
    'another import of the same customers waits for its turn without a limit (replace: %s)',
    async (replace) => {
      const finish = await importHalfway(replace);
      const second = importCustomers(forCustomers, customers.toReversed(), { replace });
      const waiting = sql`select from pg_stat_activity where datname = current_database()
        and wait_event = 'advisory' and now() - query_start > interval '400 ms'`;
      await expect.poll(async () => (await waiting.execute(opened.db)).rows.length).toBe(1);
      await finish();
      expect(await second).toMatchObject({ customers: customers.length });
    },
  );
});
