import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListName } from '../../contract/items.ts';
import { observeQueries } from '../../server/platform/db/database.ts';
import type { CustomerTable } from '../../server/platform/db/schema.ts';
import { databases, emptyDatabase, type TestDatabase } from '../../server/testing/databases.ts';
import { demoPortfolio, fillEmptyStore } from './demo.ts';
import { exportPortfolio } from './export.ts';
import type { PortfolioCustomer } from './format.ts';
import { generateCustomers } from './generate/customers.ts';
import { importPortfolio } from './import.ts';
import { PortfolioIssues } from './issue.ts';
import { readPortfolio } from './read.ts';
import { storeRows } from './store-rows.ts';
import { collect } from './testing/collect.ts';
import { importCustomers } from './testing/import-customers.ts';
import { syntheticNationalIds } from './testing/national-ids.ts';
import { withoutDefaults } from './testing/without-defaults.ts';

const [ssn = '', otherSsn = ''] = syntheticNationalIds(2);
const agreement = {
  policyNumber: '1',
  name: 'Bilforsikring',
  productType: 'BIL',
  systemSource: 'NICE',
} as const;
const offer = { ...agreement, versionNumber: 9_007_199_254_740_991 };
const kari: PortfolioCustomer = {
  ssn,
  navn: "Kari O'Ærlig <& «Åse»>",
  niceKundenummer: '10210001',
  isLoMedlem: true,
  isBankkunde: true,
  loginBankplassRegisterNummer: '2050',
  kontaktInformasjon: { epostAdresse: 'kari@example.com', mobilNummer: '90000000' },
  samtykker: { marketingConsent: 'AUTHORIZED', crossDomainConsent: 'AUTHORIZED' },
  kundeadresser: [{ postnummer: '0155' }, { postnummer: '2040', isFolkreregistrert: true }],
  livKunde: { eksisterer: true },
  hasReservasjon: true,
  avtaler: [
    { ...agreement, monthlyPrice: 999_999_999 },
    { ...agreement, systemSource: 'PARIS' },
  ],
  tilbud: [{ ...offer, yearlyPrice: 0.05 }],
  oppgaver: { helseerklaering: { antall: 1 } },
  kundekommunikasjon: { hasUlesteMeldinger: true },
  anbefalinger: { controlgroup: true },
};

/** Changes between one day's file and the next. Lists in a file are always complete. */
const CHANGES: readonly ((customer: PortfolioCustomer) => PortfolioCustomer)[] = [
  (customer) => customer,
  (customer) => ({ ...customer, navn: 'Ny', isBankkunde: !customer.isBankkunde }),
  (customer) => ({ ...customer, avtaler: customer.avtaler?.slice(1) ?? [] }),
  (customer) => ({ ...customer, avtaler: customer.avtaler?.toReversed() ?? [] }),
  (customer) => ({ ...customer, tilbud: [offer] }),
  (customer) => ({ ...customer, kundeadresser: [{ postnummer: '0155' }] }),
  // The same size as the previous file, so only the content of the chunk differs.
  (customer) => ({
    ...customer,
    dokumenter: (customer.dokumenter ?? []).map(({ innhold = '', ...document }) => ({
      ...document,
      innhold: `${innhold.slice(0, 40)}AAAA${innhold.slice(44)}`,
    })),
  }),
  (customer) => ({
    ...customer,
    fakturaer:
      customer.fakturaer?.map(({ fordeling: _, ...invoice }) => ({
        ...invoice,
        belop: invoice.belop + 0.5,
      })) ?? [],
  }),
  (customer) => ({
    ...customer,
    meldinger: [{ id: '1', tittel: 'Ny', dato: '2026-11-01', systemSource: 'NICE' }],
  }),
  (customer) => ({ ...customer, skader: [], fakturaer: [], dokumenter: [] }),
];

const MEGABYTE = Buffer.alloc(1_000_000, 'a');

/** The rest of a file after 401 customers, of whom some are already written. */
const BROKEN_FILES: readonly [
  string,
  (customer: string) => Iterable<Buffer>,
  'document' | 'lines',
  line: string,
][] = [
  [
    'is cut off within a customer',
    () => [Buffer.from(`{"ssn":"${ssn}","na`)],
    'document',
    'customer 402 (line 403): the file ends within this customer',
  ],
  [
    'is cut off after a customer',
    () => [Buffer.from(`{"ssn":"${ssn}","navn":"Kari"}`)],
    'document',
    'line 403: the file ends too early',
  ],
  [
    'is cut off within a line',
    () => [Buffer.from(`{"ssn":"${ssn}","na`)],
    'lines',
    'customer 402 (line 402): not valid JSON: the line ends too early',
  ],
  [
    'is not UTF-8',
    () => [Buffer.from(`{"ssn":"${ssn}","navn":"Bjørn"}`, 'latin1')],
    'lines',
    'line 402: not valid UTF-8',
  ],
  [
    'has a customer twice',
    (customer) => [Buffer.from(customer)],
    'lines',
    'customer 402 (line 402): ssn must be unique in the file',
  ],
  [
    'has a line of 100 MB',
    () => [Buffer.from('{"navn":"'), ...Array<Buffer>(100).fill(MEGABYTE)],
    'lines',
    'customer 402 (line 402): longer than a customer may be',
  ],
];

/** Returns the values that the store assigns to a customer, independent of the file. */
function assignedTo(customer: CustomerTable | undefined) {
  return { id: customer?.id, tracking_id: customer?.tracking_id, stored_at: customer?.stored_at };
}

describe.each(databases())('an import into $name', ({ name, open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
  });
  beforeEach(() => emptyDatabase(test.db));
  afterAll(() => test.close());

  /** Lets the next transaction fail after its last query: before its commit, or when only the answer is lost. */
  function failAfterLastQuery(isCommitted: boolean): void {
    const transaction = test.db.transaction.bind(test.db);
    const fail = () => {
      throw new Error('Connection terminated');
    };
    vi.spyOn(test.db, 'transaction').mockImplementationOnce(() => {
      const builder = transaction();
      const execute = builder.execute.bind(builder);
      builder.execute = async (act) =>
        isCommitted ? await execute(act).then(fail) : await execute(async (all) => await act(all).then(fail));
      return builder;
    });
  }

  it.runIf(name === 'PostgreSQL')(
    'does not say that nothing was stored when the answer to the commit is lost',
    async () => {
      failAfterLastQuery(true);
      const message = /did not confirm.* Connection terminated\. It may be stored/;
      await expect(store([kari])).rejects.toThrow(message);
      expect(await customers()).toHaveLength(1);
    },
  );

  it.runIf(name === 'SQLite')('stores nothing when the commit fails, and passes on its error', async () => {
    failAfterLastQuery(false);
    await expect(store([kari])).rejects.toThrow(/^Connection terminated$/);
    expect(await customers()).toHaveLength(0);
  });

  const store = (values: readonly unknown[], replace = false) =>
    importCustomers(test.db, values, { replace });
  const customers = () => test.db.selectFrom('customer').selectAll().orderBy('ssn').execute();
  const itemRows = (list: ListName) =>
    test.db.selectFrom('item').selectAll().where('list', '=', list).orderBy('position').execute();
  const sizes = async () => {
    const count = async (table: 'customer' | 'address') =>
      (await test.db.selectFrom(table).selectAll().execute()).length;
    return [
      await count('customer'),
      await count('address'),
      (await itemRows('avtaler')).length,
      (await itemRows('tilbud')).length,
    ];
  };

  it('stores every row of a customer', async () => {
    expect(await store([kari])).toEqual({ customers: 1, kept: 0, overwritten: 0 });
    const [customer] = await customers();
    const rows = storeRows(kari);
    expect(customer).toEqual({ ...rows.customer, ...assignedTo(customer) });
    const ofCustomer = { customer_id: customer?.id };
    const addresses = await test.db.selectFrom('address').selectAll().orderBy('position').execute();
    expect(addresses).toEqual(rows.addresses.map((row) => ({ ...ofCustomer, ...row })));
    for (const list of ['avtaler', 'tilbud'] as const) {
      const ofList = rows.items.filter((row) => row.list === list);
      expect(await itemRows(list)).toEqual(ofList.map((row) => ({ ...ofCustomer, ...row })));
    }
  });

  it('assigns random ids that differ from the tracking ids', async () => {
    await store([kari, { ssn: otherSsn, navn: 'Ola' }]);
    const ids = (await customers()).flatMap(({ id, tracking_id }) => [id, tracking_id]);
    expect(new Set(ids).size).toBe(4);
    expect(ids).not.toContain(ssn);
  });

  it('replaces whole lists, and keeps ids, fields that the file leaves out and other customers', async () => {
    await store([kari, { ...kari, ssn: otherSsn }]);
    const before = await customers();
    const file = { ssn, navn: 'Kari Nordmann', isLoMedlem: false, avtaler: [agreement] };
    expect(await store([file])).toEqual({ customers: 1, kept: 0, overwritten: 0 });
    const after = await customers();
    const [was] = before.filter((customer) => customer.ssn === ssn);
    const now = after.find((customer) => customer.ssn === ssn);
    expect(now).toEqual({ ...was, name: 'Kari Nordmann', is_lo_member: 0 });
    expect(after.find((customer) => customer.ssn === otherSsn)).toEqual(
      before.find(({ id }) => id !== was?.id),
    );
    expect(await sizes()).toEqual([2, 2 + 2, 1 + 2, 1 + 1]);
  });

  it('keeps the nested fields that the file leaves out', async () => {
    await store([kari]);
    const file = {
      ssn,
      navn: 'Kari',
      kontaktInformasjon: { mobilNummer: '91111111' },
      samtykker: { crossDomainConsent: 'NOT_AUTHORIZED' },
      livKunde: { eksisterer: true, telefon: '92222222' },
      oppgaver: { aksepttilbud: { antall: 2 } },
      anbefalinger: { fallback: true },
    };
    await store([file]);
    await store([{ ...file, livKunde: { eksisterer: true, epost: 'kari@liv.no' } }]);
    const { customer } = storeRows({
      ...kari,
      ...file,
      kontaktInformasjon: { epostAdresse: 'kari@example.com', mobilNummer: '91111111' },
      samtykker: { marketingConsent: 'AUTHORIZED' },
      livKunde: { eksisterer: true, epost: 'kari@liv.no', telefon: '92222222' },
      oppgaver: { helseerklaering: { antall: 1 }, aksepttilbud: { antall: 2 } },
      anbefalinger: { controlgroup: true, fallback: true },
    });
    const [now] = await customers();
    expect(now).toEqual({ ...customer, ...assignedTo(now) });
  });

  it('clears fields that are null', async () => {
    await store([kari]);
    const cleared = Object.fromEntries(Object.keys(kari).map((name) => [name, null]));
    await store([{ ...cleared, ssn, navn: 'Kari' }]);
    const [now] = await customers();
    const nothing = storeRows({ ssn, navn: 'Kari' }).customer;
    expect(now).toEqual({ ...nothing, ...assignedTo(now) });
    expect(await sizes()).toEqual([1, 0, 0, 0]);

    await store([kari]);
    await store([
      { ssn, navn: 'Kari', kontaktInformasjon: { mobilNummer: null }, oppgaver: { helseerklaering: null } },
    ]);
    expect(await customers()).toMatchObject([
      { email: 'kari@example.com', mobile: null, tasks: nothing.tasks },
    ]);
  });

  it('completes a customer who has only logged in', async () => {
    await store([{ ssn, navn: 'Kari' }]);
    await test.db.updateTable('customer').set({ name: null }).execute();
    const [before] = await customers();
    await store([kari]);
    expect(await customers()).toMatchObject([{ id: before?.id, name: kari.navn }]);
  });

  it.each([false, true])(
    'stores nothing when the last customer has an issue (replace: %s)',
    async (replace) => {
      await store([kari]);
      const before = await customers();
      const others = syntheticNationalIds(601).slice(1);
      const values = [
        ...others.map((id) => ({ ssn: id, navn: 'Ola' })),
        { ssn, navn: 'Kari', avtaler: [{}] },
      ];
      await expect(store(values, replace)).rejects.toMatchObject({
        lines: [
          'customer 601 (line 601): avtaler[0].policyNumber must be given',
          'customer 601 (line 601): avtaler[0].name must be given',
          'customer 601 (line 601): avtaler[0].productType must be given',
          'customer 601 (line 601): avtaler[0].systemSource must be given',
        ],
      });
      expect(await customers()).toEqual(before);
      expect(await sizes()).toEqual([1, 2, 2, 1]);
    },
  );

  it.each(BROKEN_FILES)('stores nothing of a file that %s', async (_, rest, form, line) => {
    await store([kari]);
    const before = await customers();
    const people = syntheticNationalIds(402)
      .slice(1)
      .map((id) => JSON.stringify({ ssn: id, navn: 'Ola' }));
    async function* bytes() {
      yield Buffer.from(
        form === 'lines' ? `${people.join('\n')}\n` : `{"customers":[\n${people.join(',\n')},\n`,
      );
      yield* rest(people[0] ?? '');
    }
    await expect(importPortfolio(test.db, readPortfolio(bytes(), form), { replace: false })).rejects.toEqual(
      new PortfolioIssues([line]),
    );
    expect(await customers()).toEqual(before);
  });

  it('accepts a file that begins with a byte-order mark', async () => {
    async function* bytes() {
      yield Buffer.from(`\ufeff${JSON.stringify({ customers: [kari] })}\r\n`);
    }
    await importPortfolio(test.db, readPortfolio(bytes(), 'document'), { replace: false });
    expect(await customers()).toMatchObject([{ ssn, name: kari.navn }]);
  });

  it('stores more rows than one statement can hold', async () => {
    const avtaler = Array.from({ length: 450 }, (_, index) => ({
      ...agreement,
      policyNumber: String(index),
    }));
    await store(syntheticNationalIds(12).map((id) => ({ ssn: id, navn: 'Ola', avtaler })));
    expect(await sizes()).toEqual([12, 0, 12 * 450, 0]);
  });

  it('makes the store equal to the file, and writes no rows that have not changed', async () => {
    const before = [...generateCustomers(60, 11)];
    await store(before);
    const changed = before.map((customer, index) => CHANGES[index % CHANGES.length]?.(customer) ?? customer);
    const written: string[] = [];
    observeQueries(test.db, ({ query: { sql } }) => {
      if (/^(insert|delete)/.test(sql)) written.push(sql);
    });
    await store(changed);
    const expected = changed.toSorted((a, b) => (a.ssn < b.ssn ? -1 : 1)).map(withoutDefaults);
    expect(await collect(exportPortfolio(test.db))).toEqual(expected);
    expect(written).not.toEqual([]);

    written.length = 0;
    await store(changed.toReversed());
    expect(written).toEqual([]);
  });

  it('fills only an empty store with the demonstration portfolio', async () => {
    await fillEmptyStore(test.db);
    expect(await customers()).toHaveLength(12);
    await importCustomers(test.db, [{ ssn, navn: 'Ola' }], { replace: true });
    await fillEmptyStore(test.db);
    expect(await customers()).toHaveLength(1);
  });

  it('accepts the demonstration portfolio twice', async () => {
    await importPortfolio(test.db, demoPortfolio(), { replace: false });
    const before = [await sizes(), await customers()];
    expect(await importPortfolio(test.db, demoPortfolio(), { replace: false })).toEqual({
      customers: 12,
      kept: 0,
      overwritten: 0,
    });
    expect([await sizes(), await customers()]).toEqual(before);
  });
});
