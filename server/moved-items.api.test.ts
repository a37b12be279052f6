import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exportPortfolio } from '../commands/portfolio/export.ts';
import type { PortfolioCustomer } from '../commands/portfolio/format.ts';
import { collect } from '../commands/portfolio/testing/collect.ts';
import { importCustomers } from '../commands/portfolio/testing/import-customers.ts';
import { syntheticNationalIds } from '../commands/portfolio/testing/national-ids.ts';
import { migrations } from './migrations/migrations.ts';
import { type Database, observeQueries } from './platform/db/database.ts';
import { isPostgres } from './platform/db/is-postgres.ts';
import { migrate, schemaState } from './platform/db/migrator.ts';
import { storeSource } from './sources/store-source.ts';
import { databases, type TestDatabase } from './testing/databases.ts';

type Row = Readonly<Record<string, string | number | null>>;
/** The tables of the version before migration 008, by name, as its queries saw them. */
type Earlier = Record<string, Record<string, unknown>>;

const [SSN = ''] = syntheticNationalIds(1);
const PDF = Buffer.from('%PDF-1.7').toString('base64');
const KEY = { customer_id: 'kari', system: 'NICE' };

/** What the version before stored for `CUSTOMER`. */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  agreement: [
    {
      ...KEY,
      policy_number: '1',
      position: 0,
      name: 'Bil <O\'Å> "x"',
      description: 'Volvo',
      monthly_price: 115,
      yearly_price: 99_999_999_900,
      product_type: 'BIL',
      product_code: 'P48',
      details: '{"konvertertAvtalenummer":"E1"}',
      status: 'ACTIVE',
      status_description: 'Aktiv',
      end_date: '2027-01-01',
      insurance_details: '{"egenandel":4000.5,"dekninger":[{"navn":"Leiebil","inkludert":false}]}',
    },
    {
      ...KEY,
      policy_number: '2',
      position: 1,
      name: 'Innbo',
      description: null,
      monthly_price: null,
      yearly_price: 0,
      product_type: 'INNBO',
      product_code: null,
      details: null,
      status: null,
      status_description: null,
      end_date: null,
      insurance_details: null,
    },
  ],
  offer: [
    {
      ...KEY,
      policy_number: '3',
      position: 0,
      version_number: 9_007_199_254_740_991,
      name: 'Hus',
      description: null,
      monthly_price: 12_300,
      yearly_price: null,
      product_type: 'HUS',
      details: '{"tfaMonthly":274.25}',
      expiration_date: '2026-12-31',
      package: '[{"policyNumber":"7","monthlyPrice":55.5,"productType":"INNBO"}]',
    },
  ],
  document: [
    {
      ...KEY,
      id: 'b',
      position: 0,
      title: 'Bevis',
      type: 'BEVIS',
      date: '2026-01-01',
      policy_number: '1',
      size: 8,
    },
    {
      ...KEY,
      id: 'c',
      position: 1,
      title: 'Brev',
      type: 'BREV',
      date: '2026-01-02',
      policy_number: null,
      size: null,
    },
  ],
  document_part: [{ ...KEY, document_id: 'b', position: 0, content: PDF }],
  invoice: [
    {
      ...KEY,
      id: 'i',
      position: 0,
      due_date: '2026-12-15',
      amount: 84_130,
      status: 'UBETALT',
      kid: '123',
      account_number: '1234',
      policy_numbers: '["1","2"]',
      document_id: 'b',
    },
  ],
  claim: [
    {
      ...KEY,
      id: 's',
      position: 0,
      claim_number: '25-1',
      title: 'Hagl',
      reported_date: '2026-05-01',
      status: 'BEHANDLES',
      policy_number: '1',
      next_step: 'Vi ringer deg',
      paid: 345_050,
      events: '[{"dato":"2026-05-02","tekst":"Mottatt"}]',
      document_ids: '["b"]',
    },
  ],
  message: [
    {
      ...KEY,
      id: 'm',
      position: 0,
      title: 'Lest',
      date: '2026-06-01',
      is_read: 1,
      text: '<p>Hei</p>',
      policy_number: '1',
      document_id: 'b',
    },
    {
      ...KEY,
      id: 'n',
      position: 1,
      title: 'Ny',
      date: '2026-06-02',
      is_read: 0,
      text: null,
      policy_number: null,
      document_id: null,
    },
  ],
};

const OF_NICE = { systemSource: 'NICE' } as const;
const CUSTOMER: PortfolioCustomer = {
  ssn: SSN,
  navn: 'Kari',
  avtaler: [
    {
      ...OF_NICE,
      policyNumber: '1',
      name: 'Bil <O\'Å> "x"',
      description: 'Volvo',
      monthlyPrice: 1.15,
      yearlyPrice: 999_999_999,
      productType: 'BIL',
      productCode: 'P48',
      detaljer: { konvertertAvtalenummer: 'E1' },
      avtaleStatus: 'ACTIVE',
      avtaleStatusDescription: 'Aktiv',
      endDate: '2027-01-01',
      avtaleDetaljer: { egenandel: 4000.5, dekninger: [{ navn: 'Leiebil', inkludert: false }] },
    },
    { ...OF_NICE, policyNumber: '2', name: 'Innbo', yearlyPrice: 0, productType: 'INNBO' },
  ],
  tilbud: [
    {
      ...OF_NICE,
      policyNumber: '3',
      versionNumber: 9_007_199_254_740_991,
      name: 'Hus',
      monthlyPrice: 123,
      productType: 'HUS',
      detaljer: { tfaMonthly: 274.25 },
      expirationDate: '2026-12-31',
      pakkeTilbud: [{ policyNumber: '7', monthlyPrice: 55.5, productType: 'INNBO' }],
    },
  ],
  dokumenter: [
    {
      ...OF_NICE,
      id: 'b',
      tittel: 'Bevis',
      type: 'BEVIS',
      dato: '2026-01-01',
      avtalenummer: '1',
      innhold: PDF,
    },
    { ...OF_NICE, id: 'c', tittel: 'Brev', type: 'BREV', dato: '2026-01-02' },
  ],
  fakturaer: [
    {
      ...OF_NICE,
      id: 'i',
      forfallsdato: '2026-12-15',
      belop: 841.3,
      status: 'UBETALT',
      kid: '123',
      kontonummer: '1234',
      avtalenumre: ['1', '2'],
      dokumentId: 'b',
    },
  ],
  skader: [
    {
      ...OF_NICE,
      id: 's',
      skadenummer: '25-1',
      tittel: 'Hagl',
      meldtDato: '2026-05-01',
      status: 'BEHANDLES',
      avtalenummer: '1',
      nesteSteg: 'Vi ringer deg',
      utbetalt: 3450.5,
      hendelser: [{ dato: '2026-05-02', tekst: 'Mottatt' }],
      dokumentIder: ['b'],
    },
  ],
  meldinger: [
    {
      ...OF_NICE,
      id: 'm',
      tittel: 'Lest',
      dato: '2026-06-01',
      lest: true,
      tekst: '<p>Hei</p>',
      avtalenummer: '1',
      dokumentId: 'b',
    },
    { ...OF_NICE, id: 'n', tittel: 'Ny', dato: '2026-06-02' },
  ],
};

describe.each(databases())('the move of items to one table on $name', ({ open }) => {
  let opened: TestDatabase;
  let db: Database;
  let earlier: Kysely<Earlier>;
  beforeEach(async () => {
    opened = await open();
    db = opened.db;
    earlier = db.withTables<Earlier>() as unknown as Kysely<Earlier>;
    await emptySchema(db);
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateTo('007-change-feed');
    if (error) throw error;
    await storeCustomer({ id: 'kari', ssn: SSN, name: 'Kari' });
    await storeRows();
  });
  afterEach(() => opened.close());

  async function storeCustomer(customer: { id: string; ssn: string; name: string }): Promise<void> {
    const flags = ['is_lo_member', 'is_bank_customer', 'marketing_consent', 'cross_domain_consent'];
    const zeros = [...flags, 'documents_by_post', 'has_unread_messages'].map((name) => [name, 0]);
    const row = {
      ...Object.fromEntries(zeros),
      tasks: '{}',
      recommendations: '{}',
      tracking_id: customer.ssn,
    };
    await earlier
      .insertInto('customer')
      .values({ ...row, ...customer })
      .execute();
  }

  async function storeRows(): Promise<void> {
    for (const [table, rows] of Object.entries(ROWS))
      await earlier
        .insertInto(table)
        .values([...rows])
        .execute();
  }

  const exported = async () => (await collect(exportPortfolio(db, SSN)))[0];
  const imported = async (customer: PortfolioCustomer, replace = false) =>
    await importCustomers(db, [customer], { replace });
  const rowsOf = async (table: string) =>
    await sql<Row>`select * from ${sql.table(table)} order by position`.execute(db).then(({ rows }) => rows);

  test('keeps every field', async () => {
    expect((await migrate(db)).run).toContain('008-items');
    expect(await exported()).toEqual(CUSTOMER);
    expect((await schemaState(db)).missing).toEqual([]);
  });

  test('writes items as an import does, so that an import of the same data writes none', async () => {
    await migrate(db);
    const written: string[] = [];
    observeQueries(db, ({ query }) => {
      if (/^(insert into|delete from) "(item|document_part)"/.test(query.sql)) written.push(query.sql);
    });
    await imported(CUSTOMER);
    expect(written).toEqual([]);
    await imported({ ...CUSTOMER, skader: [] });
    expect(written).toHaveLength(1);
  });

  test('shows what the version before changes', async () => {
    await migrate(db);
    await earlier.updateTable('message').set({ is_read: 1 }).where('id', '=', 'n').execute();
    await earlier.deleteFrom('offer').where('policy_number', '=', '3').execute();
    const { tilbud: _, ...rest } = CUSTOMER;
    const read = CUSTOMER.meldinger?.map((message) => ({ ...message, lest: true }));
    expect(await exported()).toEqual({ ...rest, meldinger: read });

    // An import of the version before.
    for (const table of Object.keys(ROWS).toReversed()) await earlier.deleteFrom(table).execute();
    expect(await exported()).toEqual({ ssn: SSN, navn: 'Kari' });
    await storeRows();
    expect(await exported()).toEqual(CUSTOMER);
  });

  test('shows the version before what this version changes', async () => {
    await migrate(db);
    const source = storeSource(db, ['NICE']);
    const customer = { id: 'kari', ssn: SSN, actor: { customerId: 'kari', distributor: 'dnb' } };
    const { signal } = new AbortController();
    await source.markRead(customer, { ...OF_NICE, id: 'n' }, signal);
    await source.deleteOffer(customer, { ...OF_NICE, policyNumber: '3' }, signal);
    expect((await rowsOf('message')).map(({ is_read }) => is_read)).toEqual([1, 1]);
    expect(await rowsOf('offer')).toEqual([]);

    await imported({ ssn: SSN, navn: 'Kari', dokumenter: [] });
    expect([await rowsOf('document'), await rowsOf('document_part')]).toEqual([[], []]);
    await earlier.deleteFrom('own_change').execute();
    await imported(CUSTOMER, true);
    const id = (await db.selectFrom('customer').select('id').executeTakeFirstOrThrow()).id;
    for (const [table, rows] of Object.entries(ROWS))
      expect([table, await rowsOf(table)]).toEqual([table, rows.map((row) => ({ ...row, customer_id: id }))]);
  });

  test('removes a deleted customer from all tables', async () => {
    await migrate(db);
    await db.deleteFrom('customer').execute();
    for (const table of ['item', ...Object.keys(ROWS)])
      expect([table, await rowsOf(table)]).toEqual([table, []]);
  });

  test('continues after an interruption, while the version before serves customers', async () => {
    const others = syntheticNationalIds(2001).slice(1);
    for (const ssn of others) await storeCustomer({ id: ssn, ssn, name: 'Ola' });
    const message = ROWS.message?.[1];
    await earlier
      .insertInto('message')
      .values(others.map((id) => ({ ...message, customer_id: id })))
      .execute();
    const moved: number[] = [];
    const interrupted = migrate(db, (customers) => {
      moved.push(customers);
      throw new Error('stopped');
    });
    await expect(interrupted).rejects.toThrow('stopped');
    expect(moved).toEqual([1000]);
    expect((await schemaState(db)).missing).toEqual(['008-items (moving)']);

    // Those already moved, and those not yet.
    await earlier.updateTable('message').set({ is_read: 1 }).where('customer_id', '<>', 'kari').execute();
    const [gone = '', ...kept] = others.toSorted();
    const last = kept.at(-1) ?? '';
    await earlier.deleteFrom('message').where('customer_id', 'in', [gone, last]).execute();
    await Promise.all([migrate(db), migrate(db)]);
    expect((await schemaState(db)).missing).toEqual([]);
    expect(await exported()).toEqual(CUSTOMER);
    const items = await db
      .selectFrom('item')
      .select(['customer_id', 'value'])
      .where('id', '=', 'n')
      .execute();
    expect(items).toHaveLength(1 + others.length - 2);
    const read = items.filter(({ value }) => JSON.parse(value).lest === true);
    expect(read).toHaveLength(others.length - 2);
  });

  test('needs no rights of the version before on the new table', async () => {
    if (!isPostgres(db)) return;
    await migrate(db);
    const role = sql.id(`earlier_${SSN}`);
    await sql`create role ${role}`.execute(db);
    try {
      await db.transaction().execute(async (transaction) => {
        await sql`grant usage on schema public to ${role}`.execute(transaction);
        await sql`grant select, update on message to ${role}`.execute(transaction);
        await sql`set local role ${role}`.execute(transaction);
        await sql`update message set is_read = 1 where id = 'n'`.execute(transaction);
      });
      expect((await exported())?.meldinger?.[1]).toMatchObject({ lest: true });
    } finally {
      await sql`drop owned by ${role}`.execute(db);
      await sql`drop role ${role}`.execute(db);
    }
  });
});

/** Removes all tables, because a test database has the newest schema. */
async function emptySchema(db: Database): Promise<void> {
  if (isPostgres(db)) {
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    return;
  }
  await sql`pragma foreign_keys = off`.execute(db);
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  for (const { name } of tables) await sql`drop table ${sql.table(name)}`.execute(db);
  await sql`pragma foreign_keys = on`.execute(db);
}
