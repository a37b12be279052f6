import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPortfolio } from '../../commands/portfolio/demo.ts';
import type { PortfolioCustomer } from '../../commands/portfolio/format.ts';
import type { Agreement, CustomerAgreement, DetailedAgreement } from '../../contract/agreements.ts';
import { databases } from '../testing/databases.ts';
import { openDemoPortal, type TestPortal } from '../testing/portal.ts';

const INTEGRATION = ['EIKA_SKADE', 'EIKA_PERSON'];

type Sums = { monthlySum: number; yearlySum: number };
const NOTHING: Sums = { monthlySum: 0, yearlySum: 0 };
/**
 * The sums in kroner that the demo customers pay, added by hand: to our own systems and to the integration's
 * systems.
 */
const SUMS: Readonly<Record<string, { own: Sums; integration: Sums }>> = {
  'Kari Nordmann': {
    own: { monthlySum: 2985, yearlySum: 35_820 },
    integration: { monthlySum: 215, yearlySum: 2580 },
  },
  'Jonas Bakken': { own: NOTHING, integration: NOTHING },
  'Ingrid Solheim': { own: { monthlySum: 79, yearlySum: 948 }, integration: NOTHING },
  'Gunnar Haugen': { own: { monthlySum: 295.5, yearlySum: 3546 }, integration: NOTHING },
  'Per Arne Moen': { own: { monthlySum: 4239.25, yearlySum: 50_871 }, integration: NOTHING },
  "Anne-Charlotte Elisabeth O'Brien Ødegård-Sæther von der Lippe & Åsbø <Fjæreheim>": {
    own: { monthlySum: 315_123_456.59, yearlySum: 3_781_481_479.08 },
    integration: NOTHING,
  },
  'Silje Berg': {
    own: { monthlySum: 151, yearlySum: 1812 },
    integration: { monthlySum: 1587.5, yearlySum: 19_050 },
  },
  'Tor Hansen': { own: { monthlySum: 1139.25, yearlySum: 13_671 }, integration: NOTHING },
  'Amina Ali': { own: { monthlySum: 74, yearlySum: 888 }, integration: NOTHING },
  'Marit Eriksen': { own: { monthlySum: 386.5, yearlySum: 4638 }, integration: NOTHING },
  'Ola Fjeldstad': { own: { monthlySum: 1888, yearlySum: 22_656 }, integration: NOTHING },
  'Bjørn Kristoffersen': { own: { monthlySum: 18_071.5, yearlySum: 216_858 }, integration: NOTHING },
};
const people = (await Array.fromAsync(demoPortfolio())).map(({ value }) => {
  const { ssn, navn, avtaler = [] } = value as PortfolioCustomer;
  return { ssn, navn, avtaler };
});

describe.each(databases())('agreements on $name', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openDemoPortal(open);
  });
  afterAll(() => portal.close());

  describe.each(people)('$navn', ({ ssn, navn, avtaler }) => {
    test.each([
      ['/avtaleoversikt/avtaler', 'own'],
      ['/eikaintegrasjon/avtaler', 'integration'],
    ] as const)('%s returns exactly the customer’s agreements, with exact sums', async (path, part) => {
      const browser = await portal.loggedIn(ssn);
      const answer = await browser.call('GET', path);
      expect(answer.statusCode).toBe(200);

      const theirs = avtaler
        .filter(({ systemSource }) => INTEGRATION.includes(systemSource) === (part === 'integration'))
        .map(withoutDetails);
      const { avtaler: given, ...sums } = answer.json();
      const byNumber = (a: Agreement, b: Agreement) => (a.policyNumber < b.policyNumber ? -1 : 1);
      expect(given.map(withoutStanding).toSorted(byNumber)).toEqual(theirs.toSorted(byNumber));
      expect(sums).toEqual({ ...SUMS[navn]?.[part], systemSourceError: false });
    });
  });

  test('the national id is masked in the profile and in no other response', async () => {
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

  test('a customer who was removed from the store is asked to log in', async () => {
    const browser = portal.browser();
    const { ssn = '' } = people[1] ?? {};
    await browser.logIn(ssn);
    await portal.db.deleteFrom('customer').where('ssn', '=', ssn).execute();
    expect((await browser.call('GET', '/skadekunde/hent')).statusCode).toBe(401);
  });

  test('an unknown endpoint answers with a problem', async () => {
    const browser = await portal.loggedIn(people[2]?.ssn ?? '');
    const answer = await browser.call('GET', '/finnes/ikke');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });

  test('the bank contact is that of the distributor', async () => {
    const browser = await portal.loggedIn(people[3]?.ssn ?? '', 'sb1.localhost:8000');
    expect((await browser.call('GET', '/auth/bankkontakt')).json()).toMatchObject({ navn: 'SpareBank 1' });
  });
});

/** Returns the agreement as it appears in lists. */
function withoutDetails({ avtaleDetaljer: _details, ...card }: DetailedAgreement): Agreement {
  return card;
}

function withoutStanding({ standing: _standing, ...card }: CustomerAgreement): Agreement {
  return card;
}
