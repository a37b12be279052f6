import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { up } from '../../server/migrations/003-own-changes.ts';
import { recordActivity } from '../../server/platform/observability/activities.ts';
import { databases, type TestDatabase } from '../../server/testing/databases.ts';
import { importCustomers } from './testing/import-customers.ts';

const KARI = '13919110028';

describe.each(databases())('the migration that adds own changes on $name', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('adds the changes that customers made earlier', async () => {
    const { db } = database;
    await importCustomers(db, [{ ssn: KARI, navn: 'Kari' }]);
    const { id } = await db.selectFrom('customer').select('id').executeTakeFirstOrThrow();
    await db.schema.dropTable('own_change').execute();
    const kari = { customerId: id, distributor: 'fremtind' };
    await recordActivity(db, kari, 'contact-information-changed');
    await recordActivity(db, kari, 'contact-information-changed');
    await recordActivity(db, kari, 'marketing-consent-changed');
    await recordActivity(db, kari, 'address-refreshed');
    await recordActivity(db, { ...kari, customerId: 'gone' }, 'reservation-changed');

    await up(db.withTables<never>() as never);
    const changes = await db.selectFrom('own_change').selectAll().orderBy('what').execute();
    expect(changes.map(({ customer_id, what, item }) => [customer_id, what, item])).toEqual([
      [id, 'email', ''],
      [id, 'marketing-consent', ''],
      [id, 'mobile', ''],
    ]);
    expect(changes.every(({ at }) => at > 0)).toBe(true);
  });
});
