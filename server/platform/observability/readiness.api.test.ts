import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { openPortal } from '../../testing/portal.ts';
import { startValkey } from '../../testing/valkey.ts';
import { valkeyState } from '../state/valkey-state.ts';

const READY = '/internal/health/ready';

test.each(databases())('readiness on $name names the missing part', async ({ open }) => {
  const database = await open();
  const portal = await openPortal(database);
  expect((await portal.app.inject(READY)).json()).toEqual({ status: 'ready' });
  await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(
    portal.db,
  );
  const lacking = await portal.app.inject(READY);
  expect(lacking.statusCode).toBe(503);
  expect(lacking.headers['retry-after']).toBe('5');
  expect(lacking.json()).toMatchObject({ detail: 'Databasen mangler migreringer.', missing: ['migrations'] });
  await portal.db.destroy();
  expect((await portal.app.inject(READY)).json()).toMatchObject({
    detail: 'Databasen svarer ikke.',
    missing: ['database'],
  });
  await portal.app.close();
});

const valkey = await startValkey();

test.skipIf(!valkey)(
  'readiness includes Valkey, and a request fails within seconds while Valkey is frozen',
  async () => {
    const [sqlite] = databases();
    const database = await sqlite?.open();
    if (!valkey || !database) throw new Error('no store');
    const state = await valkeyState(valkey.url, () => {});
    const portal = await openPortal({ ...database, state }, { VALKEY_URL: valkey.url });
    expect((await portal.app.inject(READY)).statusCode).toBe(200);

    valkey.freeze();
    expect((await portal.app.inject(READY)).json()).toMatchObject({ status: 503, missing: ['valkey'] });
    const refused = await portal.app.inject({
      url: '/api/privat/forsikring/skadekunde/hent',
      headers: { host: 'localhost', 'x-requested-by': 'test', cookie: 'kfp-session=finnes-ikke' },
    });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);

    valkey.thaw();
    await expect.poll(async () => (await portal.app.inject(READY)).statusCode).toBe(200);
    await portal.close();
    await valkey.stop();
  },
);
