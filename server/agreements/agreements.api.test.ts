import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Agreement } from '../../contract/agreements.ts';
import demo from '../../portfolio/demo.json' with { type: 'json' };
import { fillEmptyStore } from '../../portfolio/demo.ts';
import { databases } from '../testing/databases.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';

const INTEGRATION = ['EIKA_SKADE', 'EIKA_PERSON'];
const people = demo.customers.map(({ ssn, navn, ...rest }) => ({
  ssn,
  navn,
  avtaler: ('avtaler' in rest ? rest.avtaler : []) as Agreement[],
}));

describe.each(databases())('agreements on $name', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    const database = await open();
    await fillEmptyStore(database.db);
    portal = await openPortal(database);
  });
  afterAll(() => portal.close());

  describe.each(people)('$navn', ({ ssn, avtaler }) => {
    test.each([
      ['/avtaleoversikt/avtaler', (system: string) => !INTEGRATION.includes(system)],
      ['/eikaintegrasjon/avtaler', (system: string) => INTEGRATION.includes(system)],
    ])('%s gives exactly their own, with exact sums', async (path, belongs) => {
      const browser = portal.browser();
      await browser.logIn(ssn);
      const answer = await browser.call('GET', path);
      expect(answer.statusCode).toBe(200);

      const own = avtaler.filter(({ systemSource }) => belongs(systemSource));
      const list = answer.json();
      const byNumber = (a: Agreement, b: Agreement) => (a.policyNumber < b.policyNumber ? -1 : 1);
      expect(list.avtaler.toSorted(byNumber)).toEqual(own.toSorted(byNumber));
      const ore = (kroner: number | undefined) => Math.round((kroner ?? 0) * 100);
      const monthly = own.reduce((sum, each) => sum + ore(each.monthlyPrice), 0);
      const yearly = own.reduce(
        (sum, each) => sum + (each.yearlyPrice ? ore(each.yearlyPrice) : ore(each.monthlyPrice) * 12),
        0,
      );
      expect(list).toMatchObject({
        monthlySum: monthly / 100,
        yearlySum: yearly / 100,
        systemSourceError: false,
      });
    });
  });

  test('the national id comes masked and stands in no answer', async () => {
    const browser = portal.browser();
    const { ssn = '' } = people[0] ?? {};
    await browser.logIn(ssn);
    for (const path of ['/skadekunde/hent', '/avtaleoversikt/avtaler', '/auth/session-status']) {
      const { body } = await browser.call('GET', path);
      expect(body).not.toContain(ssn);
    }
    const customer = (await browser.call('GET', '/skadekunde/hent')).json();
    expect(customer).toMatchObject({ navn: 'Kari Nordmann', ssn: `${ssn.slice(0, 6)}*****` });
  });

  test('a customer who was taken out of the store is asked to log in', async () => {
    const browser = portal.browser();
    const { ssn = '' } = people[1] ?? {};
    await browser.logIn(ssn);
    await portal.db.deleteFrom('customer').where('ssn', '=', ssn).execute();
    expect((await browser.call('GET', '/skadekunde/hent')).statusCode).toBe(401);
  });

  test('an unknown call is a problem', async () => {
    const browser = portal.browser();
    await browser.logIn(people[2]?.ssn ?? '');
    const answer = await browser.call('GET', '/finnes/ikke');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });

  test('the bank contact is the distributor’s', async () => {
    const browser = portal.browser('sb1.localhost:8000');
    await browser.logIn(people[3]?.ssn ?? '');
    expect((await browser.call('GET', '/auth/bankkontakt')).json()).toMatchObject({ navn: 'SpareBank 1' });
  });
});
