import { expect, test } from 'vitest';
import { checkCustomer } from '../../../commands/portfolio/check-customer.ts';
import { difficultCustomers } from './difficult-customers.ts';
import { expectationOf } from './oracle.ts';

const DAY = '2026-11-23';
const CROWD = difficultCustomers(320, 1, DAY);
const EXPECTED = CROWD.map(({ customer }) => expectationOf(customer, DAY, true));

/** Returns the number of customers for whom `has` holds. */
const countOf = (has: (expected: (typeof EXPECTED)[number]) => boolean) => EXPECTED.filter(has).length;

test('the customers depend only on the seed', () => {
  expect(difficultCustomers(30, 1, DAY)).toEqual(CROWD.slice(0, 30));
  expect(difficultCustomers(30, 2, DAY)).not.toEqual(CROWD.slice(0, 30));
});

test('every customer can be imported', () => {
  for (const { customer } of CROWD)
    expect(checkCustomer(customer, { customer: 1, line: 1 })).toEqual(customer);
});

test('every standing, every kind of date and every limit occurs', () => {
  const standings = new Set(EXPECTED.flatMap(({ agreements }) => agreements.map(({ standing }) => standing)));
  const kinds = new Set(
    EXPECTED.flatMap(({ coming, offerDates }) => [...coming, ...offerDates].map(({ slag }) => slag)),
  );
  expect([standings.size, kinds.size]).toEqual([8, 6]);
  expect(countOf(({ agreements }) => agreements.length > 100)).toBeGreaterThan(0);
  expect(countOf(({ endings }) => endings.length > 5)).toBeGreaterThan(5);
  expect(countOf(({ waitingClaims }) => waitingClaims.length > 5)).toBeGreaterThan(0);
  expect(countOf(({ coming }) => coming.length > 6)).toBeGreaterThan(5);
  expect(countOf(({ shownEnded }) => shownEnded.length > 0)).toBeGreaterThan(20);
  expect(countOf(({ goneEnded }) => goneEnded.length > 0)).toBeGreaterThan(20);
  expect(countOf(({ waits }) => waits === 'no')).toBeGreaterThan(3);
});

test('prices are compared for equal and for different covers', () => {
  const prices = EXPECTED.flatMap((each) => [...each.prices.values()]);
  const others = prices.filter(({ hasOtherCover }) => hasOtherCover).length;
  expect(Math.min(others, prices.length - others)).toBeGreaterThan(10);
});
