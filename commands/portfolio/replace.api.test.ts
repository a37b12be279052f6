import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { feedState, recordChange } from '../../server/platform/db/change-feed.ts';
import type { TABLES } from '../../server/platform/db/schema.ts';
import { recordActivity } from '../../server/platform/observability/activities.ts';
import { sessionOwner } from '../../server/platform/state/shared-state.ts';
import { databases, emptyDatabase, type TestDatabase } from '../../server/testing/databases.ts';
import { exportPortfolio } from './export.ts';
import type { PortfolioCustomer } from './format.ts';
import { importCustomers } from './testing/import-customers.ts';
import { syntheticNationalIds } from './testing/national-ids.ts';

const [KARI = '', OLA = '', ...OTHERS] = syntheticNationalIds(1202);
const FIELDS: Omit<PortfolioCustomer, 'ssn'> = {
  navn: 'Nordmann',
  kontaktInformasjon: { epostAdresse: 'gammel@eksempel.no' },
  avtaler: [{ policyNumber: '1', name: 'Bil', productType: 'BIL', systemSource: 'NICE' }],
};
const NOTHING = { customers: 0, activities: 0, claimFiles: 0, sharings: 0, deletionRequests: 0 };

/** Tables that no portfolio file fills: what customers did, and what the portal recorded of them. */
const OWN_TABLES = [
  'audit',
  'change_feed',
  'claim_file',
  'claim_file_part',
  'confirmation_code',
  'deletion_request',
  'last_login',
  'feedback',
  'sharing',
  'shared_state',
] as const satisfies readonly (typeof TABLES)[number][];

describe.each(databases())('an import into $name that replaces the store', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyDatabase(database.db);
    await store([
      { ssn: KARI, ...FIELDS },
      { ssn: OLA, ...FIELDS },
    ]);
  });

  async function store(values: readonly PortfolioCustomer[], options = {}) {
    return await importCustomers(database.db, values, options);
  }

  async function idOf(ssn: string): Promise<string> {
    const customer = database.db.selectFrom('customer').select('id').where('ssn', '=', ssn);
    return (await customer.executeTakeFirstOrThrow()).id;
  }

  /** Stores a row of everything that the portal records of a customer without own changes. */
  async function visit(ssn: string): Promise<void> {
    const { db } = database;
    const id = await idOf(ssn);
    const row = { id, customer_id: id, distributor: 'fremtind' };
    await recordActivity(db, { customerId: id, distributor: 'fremtind' }, 'data-fetched');
    await recordChange(db, id, 'deletion-requested', { bedtOm: new Date(0).toISOString() });
    const claim = { customer_id: id, at: 1 };
    await db
      .insertInto('claim_file')
      .values({
        ...claim,
        id,
        system: 'NICE',
        claim_id: '1',
        upload_key: 'k',
        name: 'a.pdf',
        type: 'application/pdf',
        size: 3,
      })
      .execute();
    await db
      .insertInto('claim_file_part')
      .values({ ...claim, file_id: id, position: 0, content: 'AAAA' })
      .execute();
    await db
      .insertInto('confirmation_code')
      .values({
        hash: id,
        customer_id: id,
        distributor: 'fremtind',
        system: 'NICE',
        policy_number: '1',
        issued_at: 1,
        expires_at: 2,
        checked_on: null,
      })
      .execute();
    await db.insertInto('deletion_request').values(claim).execute();
    await db.insertInto('last_login').values(claim).execute();
    await db
      .insertInto('feedback')
      .values({ ...row, kind: 'choice', page: '/', created_at: 1 })
      .execute();
    await db
      .insertInto('sharing')
      .values({ id, giver_id: id, receiver_ssn: '1', scopes: '[]', first_day: '', last_day: '' })
      .execute();
    await db
      .insertInto('shared_state')
      .values({ key: `session:${id}`, owner: sessionOwner(id), value: '{}', count: 0, expires_at: 1 })
      .execute();
  }

  async function ownRows() {
    const tables = OWN_TABLES.map(async (table) => [
      table,
      await database.db.selectFrom(table).selectAll().execute(),
    ]);
    return Object.fromEntries(await Promise.all(tables));
  }

  test('keeps everything that a customer in the file did, and replaces what a file owns', async () => {
    const id = await idOf(KARI);
    await visit(KARI);
    const before = await ownRows();
    for (const table of OWN_TABLES) expect(before[table], table).toHaveLength(1);

    for (const overwrite of [false, true]) {
      const { removed } = await store([{ ssn: KARI, navn: 'Kari' }], { replace: true, overwrite });
      expect(await ownRows()).toEqual(before);
      expect(await idOf(KARI)).toBe(id);
      expect(removed?.customers).toBe(overwrite ? 0 : 1);
    }
    expect(await Array.fromAsync(exportPortfolio(database.db))).toEqual([{ ssn: KARI, navn: 'Kari' }]);
  });

  test('deletes other customers, and returns how many of them had things of their own', async () => {
    await visit(OLA);
    await store(OTHERS.map((ssn) => ({ ssn, ...FIELDS })));
    const { removed } = await store([{ ssn: KARI, ...FIELDS }], { replace: true });
    const one = { activities: 1, claimFiles: 1, sharings: 1, deletionRequests: 1 };
    expect(removed).toEqual({ customers: OTHERS.length + 1, ...one });
    const { audit: _, feedback: __, last_login: ___, ...linked } = await ownRows();
    expect(Object.values(linked).flat()).toEqual([]);
    const { last, purged } = await feedState(database.db);
    expect({ last, purged }).toEqual({ last: 1, purged: 1 });
  });

  test('keeps a sharing only while both customers are in the file', async () => {
    await database.db
      .insertInto('sharing')
      .values({
        id: '1',
        giver_id: await idOf(KARI),
        receiver_id: await idOf(OLA),
        scopes: '[]',
        first_day: '',
        last_day: '',
      })
      .execute();
    const both = [KARI, OLA].map((ssn) => ({ ssn, ...FIELDS }));
    expect((await store(both, { replace: true })).removed).toEqual(NOTHING);
    expect((await ownRows()).sharing).toHaveLength(1);
    const { removed } = await store(both.slice(0, 1), { replace: true });
    expect(removed).toEqual({ ...NOTHING, customers: 1, sharings: 1 });
    expect((await ownRows()).sharing).toEqual([]);
  });

  test('deletes a customer who has only logged in', async () => {
    await database.db.updateTable('customer').set({ name: null }).where('ssn', '=', OLA).execute();
    await store([{ ssn: KARI, ...FIELDS }], { replace: true });
    expect(await database.db.selectFrom('customer').select('ssn').execute()).toEqual([{ ssn: KARI }]);
  });
});
