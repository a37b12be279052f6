import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest';
import { importCustomers } from '../../commands/portfolio/testing/import-customers.ts';
import { hasPartnerIntegration } from '../../domain/systems.ts';
import { databases } from '../testing/databases.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { type Answers, askEverything, fromNetwork } from '../testing/standing/answers.ts';
import { CROSS_CHECKS } from '../testing/standing/cross-checks.ts';
import { osloDay } from '../testing/standing/days.ts';
import { type DifficultCustomer, difficultCustomers } from '../testing/standing/difficult-customers.ts';
import { idealAnswers, idealOverview } from '../testing/standing/ideal-answers.ts';
import { MUTATIONS } from '../testing/standing/mutations.ts';
import { type Expectation, expectationOf } from '../testing/standing/oracle.ts';
import { compareOverview, comparePages, fitsOnPages } from '../testing/standing/pages.ts';
import { SURFACES } from '../testing/standing/surfaces.ts';

const SEED = Number(process.env.STANDING_SEED ?? 20261123);
const CUSTOMERS = Number(process.env.STANDING_CUSTOMERS ?? 160);
/** Number of customers among whom each wrong answer changes something. */
const COMPARED_CUSTOMERS = 320;
/** Number of customers whose pages are rendered. */
const CUSTOMERS_WITH_PAGES = 40;
/**
 * Number of customers handled concurrently: PostgreSQL answers for one while the portal works for another.
 */
const CONCURRENT_CUSTOMERS = 4;
const PARTNER_HOSTS = /^(eika|fana|sbm)\./;
/** Maximum number of faults shown, in total and per customer. */
const MAX_SHOWN_FAULTS = 20;
const MAX_SHOWN_PER_CUSTOMER = 3;
const MINUTES = 60_000;
const RULES = 'The rules are in domain/, and again in server/testing/standing/oracle.ts. Change both.';

const DAY = osloDay(Date.now());
const CROWD = difficultCustomers(CUSTOMERS, SEED, DAY);

/** Allows all customers to log in within a minute, each from a separate network. */
const ENV = { FIRST_PAGE_MS: '5000', LOGIN_STARTS_PER_MINUTE: '100000', TRUST_PROXY: '127.0.0.1' };

/** A customer with the oracle's expectations, the portal's answers, and the faults on the pages. */
type Asked = { index: number; expected: Expectation; answers: Answers; pageFaults: string[] };

describe.each(databases())('section 6 with seeded customers on $name', ({ open }) => {
  let asked: Asked[] = [];
  let portal: TestPortal;

  beforeAll(async () => {
    const database = await open();
    await importCustomers(
      database.db,
      CROWD.map(({ customer }) => customer),
    );
    portal = await openPortal(database, ENV);
    asked = await askAll(portal);
  }, 3 * MINUTES);
  afterAll(() => portal.close());

  test('answers are requested for every customer', () => {
    expect(asked).toHaveLength(CUSTOMERS);
  });

  test.for(named(SURFACES))('$name agrees with the oracle', ({ compare }, context) => {
    expectNoFaults(context, asked, ({ expected, answers }) => compare(expected, answers));
  });

  test.for(named(CROSS_CHECKS))('$name has no contradiction', ({ compare }, context) => {
    expectNoFaults(context, asked, ({ answers }) => compare(answers, DAY));
  });

  test('the pages from the server agree with the oracle', (context) => {
    expectNoFaults(context, asked, ({ pageFaults }) => pageFaults);
  });
});

describe('the comparison', () => {
  const expectations = difficultCustomers(COMPARED_CUSTOMERS, SEED, DAY).map(expectedOf);

  test.each(named(SURFACES))('finds no fault in correct answers: $name', ({ compare }) => {
    expect(expectations.flatMap((expected) => compare(expected, idealAnswers(expected)))).toEqual([]);
  });

  test.each(named(CROSS_CHECKS))('finds no contradiction in correct answers: $name', ({ compare }) => {
    expect(expectations.flatMap((expected) => compare(idealAnswers(expected), DAY))).toEqual([]);
  });

  test('finds no fault in a correct overview', () => {
    const faults = expectations.flatMap((expected) => compareOverview(expected, idealOverview(expected)));
    expect(faults).toEqual([]);
  });

  test.each([
    ['another number', /Du har \d+ forsikring/, 'Du har 99999 forsikring'],
    ['another sum', / for til sammen [\d,]+ /, ' for til sammen 0,07 '],
    ['a missing agreement', /[a-z]\d{7}/, ''],
    ['another end', /Avsluttet \d\d/, 'Avsluttet 99'],
    ['a badge of a past end', 'Avsluttes', 'Avsluttet'],
    ['a bill without a task', 'Betal regningen', ''],
    ['no tasks when there should be one', 'Svar i skadesaken', 'Du har ingenting å gjøre nå'],
    ['a missing notice when there are no tasks', 'Du har ingenting å gjøre nå', ''],
    ['another recommendation', '/skade/reise', '/hytte'],
  ])('finds %s on the overview', (_name, part, wrong) => {
    const missed = expectations.filter((expected) => {
      const right = idealOverview(expected);
      const changed = right.replace(part, wrong);
      return changed !== right && compareOverview(expected, changed).length === 0;
    });
    expect(missed.length).toBe(0);
    expect(expectations.some((expected) => idealOverview(expected).search(part) >= 0)).toBe(true);
  });

  test.each(MUTATIONS)('finds $name', ({ surface, crossCheck, change }) => {
    const compare = surface === undefined ? undefined : SURFACES[surface];
    const crossCompare = crossCheck === undefined ? undefined : CROSS_CHECKS[crossCheck];
    const outcomes = expectations.flatMap((expected) => {
      const answers = structuredClone(idealAnswers(expected));
      if (!change(answers)) return [];
      return (compare?.(expected, answers).length ?? 1) > 0 && (crossCompare?.(answers, DAY).length ?? 1) > 0;
    });
    expect([outcomes.length > 0, outcomes.every((isFound) => isFound)]).toEqual([true, true]);
  });
});

function named<Compare>(
  comparisons: Readonly<Record<string, Compare>>,
): { name: string; compare: Compare }[] {
  return Object.entries(comparisons).map(([name, compare]) => ({ name, compare }));
}

/**
 * Logs in every customer and requests all their data. Pages are rendered for the first customers whose data
 * fits on them.
 */
async function askAll(portal: TestPortal): Promise<Asked[]> {
  const asked: Asked[] = [];
  const waiting = CROWD.map((each, index) => ({ ...each, index, expected: expectedOf(each) }));
  const fitting = waiting.filter(({ expected }) => fitsOnPages(expected)).slice(0, CUSTOMERS_WITH_PAGES);
  const withPages = new Set(fitting.map(({ index }) => index));
  const askNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { index, host, customer, expected } = next;
      const browser = await portal.loggedIn(customer.ssn, host);
      const answers = await askEverything(browser, expected, fromNetwork(index));
      const pageFaults = withPages.has(index) ? await comparePages(browser, expected, DAY) : [];
      asked.push({ index, expected, answers, pageFaults });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_CUSTOMERS }, askNext));
  return asked.toSorted((one, other) => sizeOf(one) - sizeOf(other) || one.index - other.index);
}

/** Returns the number of the customer's items. Faults of customers with few items are easier to read. */
function sizeOf({ expected: { agreements, offers, invoices, claims } }: Asked): number {
  return agreements.length + offers.length + invoices.length + claims.length;
}

function expectedOf({ customer, host }: DifficultCustomer): Expectation {
  const settings = { partnerIntegration: PARTNER_HOSTS.test(host) };
  const isPartnerGroup = hasPartnerIntegration(settings, customer.loginBankplassRegisterNummer ?? null);
  return expectationOf(customer, DAY, isPartnerGroup);
}

/**
 * Expects no faults. Otherwise shows some, of the smallest customers first, with the settings that reproduce
 * them.
 */
function expectNoFaults(context: TestContext, asked: readonly Asked[], of: (each: Asked) => string[]): void {
  if (osloDay(Date.now()) !== DAY) context.skip('midnight in Oslo passed during the run');
  const found = asked.map((each) => ({ index: each.index, faults: of(each) }));
  const count = found.reduce((sum, { faults }) => sum + faults.length, 0);
  const lines = found.flatMap(({ index, faults }) =>
    faults
      .slice(0, MAX_SHOWN_PER_CUSTOMER)
      .map((fault) => `customer ${index}, ${CROWD[index]?.host}: ${fault}`),
  );
  const again = `STANDING_SEED=${SEED} STANDING_CUSTOMERS=${CUSTOMERS} on ${DAY}`;
  const text = [`${count} faults with ${again}:`, ...lines.slice(0, MAX_SHOWN_FAULTS), RULES].join('\n');
  expect(count === 0 ? '' : text).toBe('');
}
