import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases, emptyDatabase, type TestDatabase } from '../../server/testing/databases.ts';
import { checkCustomer } from './check-customer.ts';
import { demoPortfolio } from './demo.ts';
import { countCustomers, exportPortfolio } from './export.ts';
import { generateCustomers } from './generate/customers.ts';
import { importPortfolio } from './import.ts';
import { portfolioText, type TextForm } from './portfolio-text.ts';
import { readPortfolio } from './read.ts';
import { collect } from './testing/collect.ts';
import { importCustomers } from './testing/import-customers.ts';
import { withoutDefaults } from './testing/without-defaults.ts';

const bySsn = (a: { ssn: string }, b: { ssn: string }) => (a.ssn < b.ssn ? -1 : 1);

describe.each(databases())('an export from $name', ({ open }) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await open();
  });
  beforeEach(() => emptyDatabase(test.db));
  afterAll(() => test.close());

  const exported = () => collect(exportPortfolio(test.db));
  const textOf = async (form: TextForm) =>
    (await collect(portfolioText(exportPortfolio(test.db), form))).join('');
  const store = (values: Iterable<unknown>, replace = false) => importCustomers(test.db, values, { replace });

  it('contains every customer of the demonstration portfolio as in its file', async () => {
    const today = '2027-06-30';
    await importPortfolio(test.db, demoPortfolio(today), { replace: false });
    const file = (await collect(demoPortfolio(today))).map(({ value, place }) => checkCustomer(value, place));
    expect(await exported()).toEqual(file.sort(bySsn).map(withoutDefaults));
  });

  it.each(['document', 'lines'] as const)(
    'has the same bytes after it was imported again (%s)',
    async (form) => {
      await importPortfolio(test.db, demoPortfolio(), { replace: false });
      await store(generateCustomers(50, 1));
      const text = await textOf(form);
      const file = (async function* () {
        yield Buffer.from(text);
      })();
      expect(await importPortfolio(test.db, readPortfolio(file, form), { replace: true })).toMatchObject({
        customers: 62,
        kept: 0,
        overwritten: 0,
      });
      expect(await textOf(form)).toBe(text);
    },
  );

  it('contains every customer once, by national id, with their own rows, over many pages', async () => {
    const customers = [...generateCustomers(901, 2)];
    await store(customers);
    expect(await exported()).toEqual(customers.sort(bySsn).map(withoutDefaults));
  });

  it('contains only the requested customer', async () => {
    const [one, other, third] = [...generateCustomers(3, 3)].sort(bySsn);
    if (!one || !other || !third) throw new Error('none');
    await store([one, other, third]);
    expect(await collect(exportPortfolio(test.db, other.ssn))).toEqual([withoutDefaults(other)]);
    expect(await collect(exportPortfolio(test.db, '00000000000'))).toEqual([]);
  });

  it('leaves out customers without a name, and counts them', async () => {
    const customers = [...generateCustomers(5, 4)].sort(bySsn);
    await store(customers);
    const nameless = customers[2]?.ssn ?? '';
    await test.db.updateTable('customer').set({ name: null }).where('ssn', '=', nameless).execute();
    const names = customers.filter(({ ssn }) => ssn !== nameless).map(({ navn }) => navn);
    expect((await exported()).map(({ navn }) => navn)).toEqual(names);
    expect(await collect(exportPortfolio(test.db, nameless))).toEqual([]);
    expect(await countCustomers(test.db, { named: false })).toBe(1);
  });

  it('releases the database when its reader stops', async () => {
    await store(generateCustomers(300, 5));
    for await (const _ of exportPortfolio(test.db)) break;
    expect(await exported()).toHaveLength(300);
  });
});

describe.each(databases().filter(({ name }) => name === 'PostgreSQL'))(
  'while $name is in use',
  ({ open }) => {
    let test: TestDatabase;
    beforeEach(async () => {
      test = await open();
    });
    afterEach(() => test.close());

    const namesOf = async () => (await collect(exportPortfolio(test.db))).map(({ navn }) => navn);

    it('an export contains the customers as they were when it began', async () => {
      const customers = [...generateCustomers(450, 6)].sort(bySsn);
      await importCustomers(test.db, customers);
      const names: string[] = [];
      for await (const { navn } of exportPortfolio(test.db)) {
        if (names.length === 0) await test.db.updateTable('customer').set({ name: 'Ny' }).execute();
        names.push(navn);
      }
      expect(names).toEqual(customers.map(({ navn }) => navn));
      expect(new Set(await namesOf())).toEqual(new Set(['Ny']));
    });

    it.each([false, true])(
      'readers see the store as it was before a running import (replace: %s)',
      async (replace) => {
        const customers = [...generateCustomers(1200, 7)];
        await importCustomers(test.db, customers);
        const before = await namesOf();
        let seen: string[] = [];
        async function* changed() {
          yield* customers.map((customer) => ({ ...customer, navn: 'Ny' })).slice(0, 1100);
          seen = await namesOf();
        }
        await importCustomers(test.db, changed(), { replace });
        expect(seen).toEqual(before);
        expect((await namesOf()).filter((name) => name === 'Ny')).toHaveLength(1100);
      },
    );
  },
);
