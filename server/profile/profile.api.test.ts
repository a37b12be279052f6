import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, restoreRowsBeforeEach } from '../testing/databases.ts';
import {
  auditOf,
  expectDeletedCustomerRefused,
  expectGuarded,
  expectProblem,
} from '../testing/guarded-endpoints.ts';
import { openDemoPortal, type TestPortal } from '../testing/portal.ts';

const KARI = '01819021887';
const JONAS = '14860161339';
/** Has an address that is not registered. */
const PER_ARNE = '17857121716';
/** Has three addresses; the second is registered. */
const OLA = '19887421717';
/** Has no customer number. */
const TOR = '30925821752';
/** Known only from the login. */
const UNKNOWN = '13919110028';

const CUSTOMER = { method: 'GET', path: '/skadekunde/hent' } as const;
const NATIONAL_ID = { method: 'GET', path: '/skadekunde/fodselsnummer' } as const;
const ADDRESSES = { method: 'GET', path: '/adresse/kundeadresser' } as const;
const REFRESH = { method: 'POST', path: '/adresse/oppdater' } as const;
const POSTCODES = { method: 'GET', path: '/adresse/postnummer' } as const;

describe.each(databases())('profile on $name', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openDemoPortal(open);
  });
  restoreRowsBeforeEach(() => portal.db);
  afterAll(() => portal.close());

  async function addressesOf(ssn: string) {
    return (await (await portal.loggedIn(ssn)).call('GET', ADDRESSES.path)).json().kundeadresser;
  }

  test.each([CUSTOMER, NATIONAL_ID, ADDRESSES, REFRESH, POSTCODES])(
    '$method $path requires a logged-in customer',
    (endpoint) => expectGuarded(portal, KARI, endpoint),
  );
  test.each([CUSTOMER, NATIONAL_ID, ADDRESSES, REFRESH])(
    '$method $path refuses a deleted customer',
    (endpoint) => expectDeletedCustomerRefused(portal, KARI, endpoint),
  );

  describe('the customer', () => {
    test('has the specified fields with a masked national id', async () => {
      expect((await (await portal.loggedIn(KARI)).call('GET', CUSTOMER.path)).json()).toEqual({
        navn: 'Kari Nordmann',
        ssn: '018190*****',
        niceKundenummer: '10210001',
        isLoMedlem: true,
        isBankkunde: true,
        loginBankplassRegisterNummer: '2050',
        kontaktInformasjon: { epostAdresse: 'kari.nordmann@example.com', mobilNummer: '90000000' },
        samtykker: { marketingConsent: 'AUTHORIZED', crossDomainConsent: 'NOT_AUTHORIZED' },
      });
    });

    test('has empty fields if known only from the login', async () => {
      expect((await (await portal.loggedIn(UNKNOWN)).call('GET', CUSTOMER.path)).json()).toMatchObject({
        niceKundenummer: null,
        isLoMedlem: false,
        isBankkunde: false,
        loginBankplassRegisterNummer: null,
        kontaktInformasjon: {},
        samtykker: { marketingConsent: 'NOT_AUTHORIZED', crossDomainConsent: 'NOT_AUTHORIZED' },
      });
    });
  });

  test.each([KARI, UNKNOWN])('the full national id of %s is returned and not cached', async (ssn) => {
    const answer = await (await portal.loggedIn(ssn)).call('GET', NATIONAL_ID.path);
    expect(answer.json()).toEqual({ ssn });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
  });

  describe('addresses', () => {
    const REGISTERED = { isFolkreregistrert: true, gaardsnummer: '12', bruksnummer: '3', postnummer: '2040' };
    const STREET = {
      isFolkreregistrert: false,
      gatenavn: 'Eksempelveien',
      gatenummer: '40',
      gatenummerBokstav: 'C',
      postnummer: '0155',
    };
    const FARM = { isFolkreregistrert: false, gaardsnummer: '7', bruksnummer: '19', postnummer: '9008' };

    test('are returned in order with the known fields', async () => {
      expect(await addressesOf(OLA)).toEqual([STREET, REGISTERED, FARM]);
      expect(await addressesOf(TOR)).toEqual([]);
      expect(await addressesOf(UNKNOWN)).toEqual([]);
    });

    test('have the registered one first after a refresh, and a second refresh has no effect', async () => {
      const browser = await portal.loggedIn(OLA);
      for (let i = 0; i < 2; i++) {
        const answer = await browser.call('POST', REFRESH.path);
        expect([answer.statusCode, answer.json()]).toEqual([
          200,
          { kundeadresser: [REGISTERED, STREET, FARM] },
        ]);
        expect(await addressesOf(OLA)).toEqual([REGISTERED, STREET, FARM]);
      }
      expect(await auditOf(portal, OLA)).toEqual(['address-refreshed']);
    });

    test('are neither lost nor duplicated by concurrent refreshes', async () => {
      const browser = await portal.loggedIn(OLA);
      const answers = await Promise.all(Array.from({ length: 8 }, () => browser.call('POST', REFRESH.path)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
      expect(await addressesOf(OLA)).toEqual([REGISTERED, STREET, FARM]);
    });

    test('of other customers are not changed by a refresh', async () => {
      const jonas = await addressesOf(JONAS);
      await (await portal.loggedIn(OLA)).call('POST', REFRESH.path);
      expect(await addressesOf(JONAS)).toEqual(jonas);
      expect(await auditOf(portal, JONAS)).toEqual([]);
    });

    test.each([PER_ARNE, TOR, UNKNOWN])(
      'of %s are not refreshed, because none is registered',
      async (ssn) => {
        const before = await addressesOf(ssn);
        expectProblem(await (await portal.loggedIn(ssn)).call('POST', REFRESH.path), 409);
        expect(await addressesOf(ssn)).toEqual(before);
        expect(await auditOf(portal, ssn)).toEqual([]);
      },
    );
  });

  describe('postcodes', () => {
    test('are returned completely and can be cached by the browser', async () => {
      const answer = await (await portal.loggedIn(UNKNOWN)).call('GET', POSTCODES.path);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
      expect(answer.headers.etag).toMatch(/^"[\w-]{27}"$/);
      const { postnummerList } = answer.json();
      expect(postnummerList).toHaveLength(5132);
      expect(postnummerList).toContainEqual({ kode: '0155', navn: 'Oslo' });
    });

    test('are not sent again if unchanged, but the session expiry is', async () => {
      const browser = await portal.loggedIn(UNKNOWN);
      const { etag = '' } = (await browser.call('GET', POSTCODES.path)).headers;
      const again = await browser.call('GET', POSTCODES.path, undefined, { 'if-none-match': String(etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      expect(again.headers).toMatchObject({ etag, 'x-session-expiry': expect.stringMatching(/^\d+$/) });
      const other = await browser.call('GET', POSTCODES.path, undefined, { 'if-none-match': '"annet"' });
      expect(other.statusCode).toBe(200);
    });

    test('require a session also for conditional requests', async () => {
      const browser = portal.browser();
      expectProblem(await browser.call('GET', POSTCODES.path, undefined, { 'if-none-match': '*' }), 401);
    });

    test('are compressed', async () => {
      const browser = await portal.loggedIn(UNKNOWN);
      const answer = await browser.call('GET', POSTCODES.path, undefined, { 'accept-encoding': 'br' });
      expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
      expect(answer.rawPayload.length).toBeLessThan(60_000);
    });
  });
});
