import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importCustomers } from '../../commands/portfolio/testing/import-customers.ts';
import type { Offer, OfferList } from '../../contract/offers.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases } from '../testing/databases.ts';
import { LOGINS } from '../testing/guarded-endpoints.ts';
import { openPortal, PARTNER_HOST, type TestPortal } from '../testing/portal.ts';

const CUSTOMER = '13919110028';
const OTHER = '01819021887';
const OFFERS = '/avtaleoversikt/tilbud';

const offer = (policyNumber: string, fields: Partial<Offer> = {}): Offer => ({
  policyNumber,
  name: 'Bilforsikring',
  productType: 'BIL',
  systemSource: 'NICE',
  ...fields,
});

const FULL = offer('55 010/222?', {
  description: 'Skoda Enyaq',
  versionNumber: 3,
  monthlyPrice: 507.25,
  yearlyPrice: 6087,
  expirationDate: '2999-12-31',
  detaljer: { tfaMonthly: 274.5 },
  pakkeTilbud: [
    { policyNumber: '55010131', monthlyPrice: 55.5, yearlyPrice: 666, productType: 'TILHENGER' },
    { policyNumber: '55010132' },
  ],
});
/** A policy number of the maximum length, each character with two bytes. */
const LONGEST = 'Ø'.repeat(60);
const AGREEMENTS = [
  {
    policyNumber: '77',
    name: 'Bilforsikring',
    productType: 'BIL',
    systemSource: 'PARIS',
    description: 'Volvo',
    monthlyPrice: 612.5,
  },
];
const OWN = [
  offer('6', { systemSource: 'NSF', productType: 'LIVSFORSIKRING' }),
  offer('5', { systemSource: 'EIKA_PERSON' }),
  offer('4', { name: 'Åpen reise', productType: 'REISE' }),
  offer('3', { name: 'Østre hytte', productType: 'FRITIDSHUS' }),
  offer('2', { description: 'Volvo' }),
  FULL,
  offer('1', { expirationDate: '2020-01-01' }),
  offer('SAME', { systemSource: 'LOFAVOR' }),
  offer('SAME', { systemSource: 'PARIS', name: 'Båtforsikring' }),
  offer(LONGEST, { systemSource: 'NSF', productType: 'MOPED' }),
];

describe.each(databases())('offers on $name', ({ open }) => {
  let portal: TestPortal;
  let browser: TestBrowser;

  const customers = [
    { ssn: CUSTOMER, navn: 'Kari Nordmann', tilbud: OWN, avtaler: AGREEMENTS },
    { ssn: OTHER, navn: 'Kari Nordmann', tilbud: [offer('2', { description: 'Volvo' })], avtaler: [] },
  ];

  beforeAll(async () => {
    portal = await openPortal(await open());
    await importCustomers(portal.db, customers);
    browser = await portal.loggedIn(CUSTOMER, PARTNER_HOST);
  });
  beforeEach(async () => {
    await importCustomers(portal.db, customers, { overwrite: true });
    await portal.db.deleteFrom('audit').execute();
  });
  afterAll(() => portal.close());

  const list = async (of = browser) => (await of.call('GET', OFFERS)).json<OfferList>();
  const numbers = async (of = browser) => (await list(of)).tilbud.map(({ policyNumber }) => policyNumber);
  const audits = () => portal.db.selectFrom('audit').selectAll().where('action', 'not in', LOGINS).execute();
  const remove = (policyNumber: string, query = '') =>
    browser.call('DELETE', `${OFFERS}/${encodeURIComponent(policyNumber)}${query}`);

  test('the list has exactly the customer’s valid offers, sorted, with all fields', async () => {
    const [, , own4, own3, own2] = OWN;
    const { tilbud, systemSourceError } = await list();
    expect(systemSourceError).toBe(false);
    expect(tilbud).toEqual([FULL, own2, own3, own4, OWN[7], OWN[1], OWN[8], OWN[0], OWN[9]]);
  });

  test('the count includes only offers that can be shown', async () => {
    expect((await browser.call('GET', `${OFFERS}/antall`)).json()).toEqual({
      antall: 8,
      systemSourceError: false,
    });
  });

  test('another customer has another list and count', async () => {
    const other = await portal.loggedIn(OTHER);
    expect(await list(other)).toMatchObject({ tilbud: [{ policyNumber: '2' }], systemSourceError: false });
    expect((await other.call('GET', `${OFFERS}/antall`)).json()).toEqual({
      antall: 1,
      systemSourceError: false,
    });
  });

  test("today's price of the same object comes only from the customer's own agreements", async () => {
    const prices = async (of: TestBrowser) => (await of.call('GET', `${OFFERS}/dagenspriser`)).json();
    expect(await prices(browser)).toEqual({
      priser: [{ policyNumber: '2', systemSource: 'NICE', monthlyPrice: 612.5 }],
    });
    const other = await portal.loggedIn(OTHER);
    expect(await prices(other)).toEqual({ priser: [] });
  });

  test('the comparison has the alternatives with details, and the only insurance on the object', async () => {
    const avtaleDetaljer = { egenandel: 4000, dekninger: [{ navn: 'Kasko', egenandel: 4000 }] };
    const car = { description: 'Volvo V60, EL 04821', avtaleDetaljer };
    const own = { ...AGREEMENTS[0], policyNumber: '78', ...car };
    const alternatives = [offer('A1', car), offer('A2', { ...car, systemSource: 'PARIS' })];
    const others = [offer('B'), offer('C', { ...car, expirationDate: '2020-01-01' })];
    const customer = { ssn: CUSTOMER, navn: 'Kari', tilbud: [...others, ...alternatives], avtaler: [own] };
    await importCustomers(portal.db, [customer], { overwrite: true });
    const compare = async (of: TestBrowser, query: string) =>
      await of.call('GET', `${OFFERS}/sammenligning?${query}`);
    expect((await compare(browser, 'systemSource=PARIS&policyNumber=A2')).json()).toEqual({
      avtale: { ...own, standing: 'IN_FORCE' },
      tilbud: alternatives,
      systemSourceError: false,
    });
    expect((await list()).tilbud.every((each) => each.avtaleDetaljer === undefined)).toBe(true);
    const none = { tilbud: [], systemSourceError: false };
    expect((await compare(browser, 'systemSource=NICE&policyNumber=A2')).json()).toEqual(none);
    expect((await compare(browser, 'systemSource=NICE&policyNumber=C')).json()).toEqual(none);
    expect((await compare(browser, 'policyNumber=A1')).statusCode).toBe(400);
    const other = await portal.loggedIn(OTHER);
    expect((await compare(other, 'systemSource=NICE&policyNumber=A1')).json()).toEqual(none);
  });

  test('a deletion removes only the named offer and writes an audit row', async () => {
    const before = await numbers();
    const answer = await remove(FULL.policyNumber);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await numbers()).toEqual(before.filter((each) => each !== FULL.policyNumber));
    const { id } = await portal.db
      .selectFrom('customer')
      .select('id')
      .where('ssn', '=', CUSTOMER)
      .executeTakeFirstOrThrow();
    expect(await audits()).toMatchObject([{ customer_id: id, action: 'offer-deleted' }]);
    expect((await remove(FULL.policyNumber)).statusCode).toBe(404);
    expect(await audits()).toHaveLength(1);
  });

  test('a number that two customers have is deleted only for the customer who asks', async () => {
    const other = await portal.loggedIn(OTHER);
    expect((await remove('2')).statusCode).toBe(204);
    expect(await numbers(other)).toEqual(['2']);
    expect((await remove('2')).statusCode).toBe(404);
    expect((await other.call('DELETE', `${OFFERS}/3`)).statusCode).toBe(404);
    expect(await numbers(other)).toEqual(['2']);
    expect(await numbers()).toContain('3');
  });

  test('of simultaneous requests, one deletes the offer and writes an audit row', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => remove('3')));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404, 404, 404, 404, 404]);
    expect(await audits()).toHaveLength(1);
  });

  test('a number in two systems is ambiguous until the system is named', async () => {
    const ambiguous = await remove('SAME');
    expect(ambiguous.statusCode).toBe(409);
    expect(ambiguous.body).not.toContain('SAME');
    expect((await remove('SAME', '?systemSource=PARIS')).statusCode).toBe(204);
    expect((await list()).tilbud.filter(({ policyNumber }) => policyNumber === 'SAME')).toEqual([OWN[7]]);
    expect((await remove('SAME', '?systemSource=PARIS')).statusCode).toBe(404);
    expect((await remove('SAME')).statusCode).toBe(204);
  });

  test('a number is not found in another system than its own', async () => {
    expect((await remove('2', '?systemSource=NSF')).statusCode).toBe(404);
  });

  test('expired and unsupported offers can be deleted', async () => {
    expect((await remove('1')).statusCode).toBe(204);
    expect((await remove('6')).statusCode).toBe(204);
  });

  test('an offer within a package is not found as an offer', async () => {
    expect((await remove('55010131')).statusCode).toBe(404);
  });

  describe('an invalid policy number or system is refused without an echo', () => {
    test.each([
      ['too long a number', `/${'A1B2'.repeat(16)}`, 400],
      ['a control character', '/A1B2%0A', 400],
      ['a zero byte', '/A1B2%00', 400],
      ['a broken escape', '/A1B2%', 400],
      ['half a character', '/A1B2%C3', 400],
      ['a system that does not exist', '/2?systemSource=A1B2', 400],
      ['two systems', '/2?systemSource=NICE&systemSource=NSF', 400],
      ['an unknown field', '/2?A1B2=1', 400],
      ['no number', '/', 404],
      ['a very long number', `/${'A1B2'.repeat(1000)}`, 404],
    ])('%s', async (_case, path, status) => {
      const refused = await browser.call('DELETE', OFFERS + path);
      expect(refused.statusCode).toBe(status);
      expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(refused.body).not.toContain('A1B2');
      expect(await audits()).toEqual([]);
    });

    test('a number of the maximum length is accepted', async () => {
      expect((await remove(LONGEST)).statusCode).toBe(204);
      expect((await remove(`${LONGEST}Ø`)).statusCode).toBe(400);
    });

    test.each(["' or 1=1 --", '%', '2%', '🚗'])('%s is handled as a number', async (number) => {
      expect((await remove(number)).statusCode).toBe(404);
    });
  });

  test('requests without a session or XSRF token neither read nor delete', async () => {
    const stranger = portal.browser();
    await stranger.call('GET', '/auth/session-status');
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/antall'],
      ['DELETE', '/2'],
    ] as const) {
      expect((await stranger.call(method, OFFERS + path)).statusCode).toBe(401);
    }
    const forged = await browser.call('DELETE', `${OFFERS}/2`, undefined, { 'x-xsrf-token': 'x' });
    expect(forged.statusCode).toBe(403);
    expect(await numbers()).toContain('2');
  });
});
