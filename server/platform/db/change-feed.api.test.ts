import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { demoPortfolio } from '../../../commands/portfolio/demo.ts';
import { importPortfolio } from '../../../commands/portfolio/import.ts';
import { openPostgres } from '../../testing/databases.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { openDatabase } from './database.ts';

const KARI = '01819021887';
const LOCK_MS = 2_000;
const CHANGES = 20;

describe.skipIf(!inject('postgresUrl'))('while another transaction holds the feed', () => {
  let portal: TestPortal;
  let release: () => Promise<void>;
  beforeAll(async () => {
    const opened = await openPostgres();
    await importPortfolio(opened.db, demoPortfolio(), { replace: true });
    const db = await openDatabase({
      url: opened.env.DATABASE_URL ?? '',
      limits: { connections: 4, statementMs: 10_000, lockMs: LOCK_MS },
    });
    portal = await openPortal({ db, close: () => db.destroy().then(opened.close) });
    const holder = await opened.db.startTransaction().execute();
    await sql`insert into change_feed_state values (1, 'x', 0, 0)`.execute(opened.db);
    await holder.selectFrom('change_feed_state').selectAll().forUpdate().execute();
    release = async () => {
      await holder.rollback().execute();
    };
  });
  afterAll(() => portal.close());

  test('changes fail at once after the first ones, reads go on, and changes succeed afterwards', async () => {
    const kari = await portal.loggedIn(KARI);
    const change = () =>
      kari.call('PUT', '/skadekunde/kontaktinformasjon', { epostAdresse: 'kari@example.no' });
    const begun = performance.now();
    for (let place = 0; place < CHANGES; place += 1) {
      const [changed, read] = await Promise.all([change(), kari.call('GET', '/avtaleoversikt/tilbud')]);
      expect([changed.statusCode, read.statusCode]).toEqual([503, 200]);
      expect(changed.headers['retry-after']).toBe('5');
    }
    expect(performance.now() - begun).toBeLessThan((CHANGES * LOCK_MS) / 2);
    const { body } = await portal.app.inject('/internal/metrics');
    expect(body).toMatch(/database_query_duration_seconds_count\{outcome="locked"\} 20\n/);
    expect(body).not.toMatch(/database_query_duration_seconds_count\{outcome="failed"\} [1-9]/);
    await release();
    expect((await change()).statusCode).toBe(200);
  });
});
