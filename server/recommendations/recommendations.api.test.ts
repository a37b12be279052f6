import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { expectDeletedCustomerRefused, expectGuarded, expectProblem } from '../testing/guarded-endpoints.ts';
import { openDemoPortal, type TestPortal } from '../testing/portal.ts';

const JONAS = '14860161339';
const MARIT = '05843821881';
const INGRID = '08830761269';
/** A customer who is known only by the login. */
const UNKNOWN = '13919110028';

const ENDPOINT = { method: 'GET', path: '/nbo/produktanbefaling' } as const;
const [REISE, INNBO, BIL] = ['REISE', 'INNBO', 'BIL'].map((nextBestOfferProdukt) => ({
  nextBestOfferProdukt,
  score: 0.5,
}));

describe.each(databases())('recommendations on $name', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openDemoPortal(open);
  });
  afterAll(() => portal.close());

  test.each([
    [JONAS, '', { scores: [REISE, INNBO, BIL], controlgroup: false, fallback: true }],
    [JONAS, '?produkt=', { scores: [REISE, INNBO, BIL], controlgroup: false, fallback: true }],
    [JONAS, '?produkt=INNBO', { scores: [REISE, BIL], controlgroup: false, fallback: true }],
    [JONAS, '?produkt=KOLLEKTIV_REISE', { scores: [INNBO, BIL], controlgroup: false, fallback: true }],
    [JONAS, '?produkt=KOLLEKTIV_HJEM', { scores: [REISE, BIL], controlgroup: false, fallback: true }],
    [JONAS, '?produkt=BIL_ANNET', { scores: [REISE, INNBO, BIL], controlgroup: false, fallback: true }],
    [
      MARIT,
      '',
      {
        scores: [
          { nextBestOfferProdukt: 'FRITIDSHUS', score: 0.7 },
          { nextBestOfferProdukt: 'BAAT', score: 0.3 },
        ],
        controlgroup: true,
        fallback: false,
      },
    ],
    [UNKNOWN, '?produkt=BIL', { scores: [], controlgroup: false, fallback: false }],
  ])('the customer %s receives the right products with the query «%s»', async (ssn, query, expected) => {
    const browser = await portal.loggedIn(ssn);
    const answer = await browser.call('GET', ENDPOINT.path + query);
    expect([answer.statusCode, answer.json()]).toEqual([200, expected]);
  });

  test.each([
    ['?produkt=bil'],
    ['?produkt=%3Cscript%3E'],
    [`?produkt=${'A'.repeat(61)}`],
    ['?produkt=BIL&produkt=HUS'],
    ['?product=BIL'],
  ])('the query «%s» is refused', async (query) => {
    const browser = await portal.loggedIn(JONAS);
    const answer = await browser.call('GET', ENDPOINT.path + query);
    expectProblem(answer, 400);
    expect(answer.body).not.toContain('script');
  });

  test('are available only to a logged-in customer', () => expectGuarded(portal, JONAS, ENDPOINT));
  test('a deleted customer is refused', () => expectDeletedCustomerRefused(portal, INGRID, ENDPOINT));
});
