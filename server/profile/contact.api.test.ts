import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestBrowser } from '../testing/browser.ts';
import { databases, restoreRowsBeforeEach } from '../testing/databases.ts';
import {
  auditOf,
  expectDeletedCustomerRefused,
  expectGuarded,
  expectProblem,
  LOGINS,
} from '../testing/guarded-endpoints.ts';
import { openDemoPortal, type TestPortal } from '../testing/portal.ts';

/** Has a customer number and a life-insurance record. */
const KARI = '01819021887';
/** Has only a customer number. */
const JONAS = '14860161339';
/** Has only a life-insurance record. */
const TOR = '30925821752';
/** Has neither. */
const AMINA = '21879221800';
/** Known only from the login. */
const UNKNOWN = '13919110028';

const PUT = {
  method: 'PUT',
  path: '/skadekunde/kontaktinformasjon',
  body: { mobilNummer: '41234567' },
} as const;
const POST = { method: 'POST', path: '/liv/kunde/v1/contactInfo', body: { telefon: '41234567' } } as const;
const LIFE = '/liv/kunde/v1/kunde';

/**
 * Returns the recorded actions for the fields of a body, in order. Both endpoints have the e-mail address
 * first.
 */
function changes(body: object, [email, phone]: readonly [string, string]): string[] {
  return Object.keys(body).map((field) => (field.startsWith('epost') ? email : phone));
}

describe.each(databases())('contact information on $name', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openDemoPortal(open);
  });
  restoreRowsBeforeEach(() => portal.db);
  afterAll(() => portal.close());

  const contact = async (browser: TestBrowser) =>
    (await browser.call('GET', '/skadekunde/hent')).json().kontaktInformasjon;
  const life = async (browser: TestBrowser) => (await browser.call('GET', LIFE)).json();
  const stored = (ssn: string) =>
    portal.db
      .selectFrom('customer')
      .select(['email', 'mobile', 'life_customer'])
      .where('ssn', '=', ssn)
      .executeTakeFirstOrThrow();

  describe.each([PUT, { method: 'GET', path: LIFE } as const, POST])('$method $path', (endpoint) => {
    test('requires a logged-in customer', () => expectGuarded(portal, KARI, endpoint));
    test('refuses a deleted customer', () => expectDeletedCustomerRefused(portal, KARI, endpoint));
  });

  describe('of a customer with a customer number', () => {
    test.each([
      [
        { epostAdresse: ' Kari.Ås@example.no ' },
        { epostAdresse: 'Kari.Ås@example.no', mobilNummer: '90000000' },
      ],
      [
        { mobilNummer: '+47 412 34 567' },
        { epostAdresse: 'kari.nordmann@example.com', mobilNummer: '41234567' },
      ],
      [
        { epostAdresse: 'a@example.com', mobilNummer: '0047 41234567' },
        { epostAdresse: 'a@example.com', mobilNummer: '41234567' },
      ],
    ])('is changed by %j and returned as stored', async (body, now) => {
      const browser = await portal.loggedIn(KARI);
      const answer = await browser.call('PUT', PUT.path, body);
      expect([answer.statusCode, answer.json()]).toEqual([200, now]);
      expect(await contact(browser)).toEqual(now);
      expect(await auditOf(portal, KARI)).toEqual(changes(body, ['email-changed', 'mobile-changed']));
    });

    test('does not change for other customers or in the life-insurance record', async () => {
      const [jonas, kari] = [await stored(JONAS), await stored(KARI)];
      await (await portal.loggedIn(KARI)).call('PUT', PUT.path, { epostAdresse: 'a@example.com' });
      expect(await stored(JONAS)).toEqual(jonas);
      expect(await stored(KARI)).toEqual({ ...kari, email: 'a@example.com' });
      expect(await auditOf(portal, JONAS)).toEqual([]);
    });

    test('changed twice to the same value is recorded once', async () => {
      const browser = await portal.loggedIn(KARI);
      const answers = [
        await browser.call('PUT', PUT.path, PUT.body),
        await browser.call('PUT', PUT.path, PUT.body),
      ];
      expect(answers[1]?.json()).toEqual(answers[0]?.json());
      expect(await auditOf(portal, KARI)).toEqual(['mobile-changed']);
    });

    test('is recorded in the audit without values', async () => {
      const before = Date.now();
      await (await portal.loggedIn(KARI)).call('PUT', PUT.path, { epostAdresse: 'a@example.com' });
      const { id } = await portal.db
        .selectFrom('customer')
        .select('id')
        .where('ssn', '=', KARI)
        .executeTakeFirstOrThrow();
      const rows = await portal.db
        .selectFrom('audit')
        .selectAll()
        .where('customer_id', '=', id)
        .where('action', 'not in', LOGINS)
        .execute();
      expect(rows.map((row) => ({ ...row, id: '', at: 0 }))).toEqual([
        {
          id: '',
          customer_id: id,
          action: 'email-changed',
          at: 0,
          device: JSON.stringify({ browser: null, system: null, kind: null }),
          distributor: 'fremtind',
          login: null,
        },
      ]);
      expect(rows[0]?.at).toBeGreaterThanOrEqual(before);
      expect(rows[0]?.at).toBeLessThanOrEqual(Date.now());
    });

    test('keeps concurrent changes of e-mail and mobile', async () => {
      const browser = await portal.loggedIn(KARI);
      for (let round = 0; round < 10; round++) {
        const both = { epostAdresse: `b${round}@example.com`, mobilNummer: `4999999${round}` };
        await Promise.all(
          Object.entries(both).map(([field, value]) => browser.call('PUT', PUT.path, { [field]: value })),
        );
        expect(await contact(browser)).toEqual(both);
        expect(await auditOf(portal, KARI)).toHaveLength((round + 1) * 2);
      }
    });
  });

  describe('of a customer with a life-insurance record', () => {
    test.each([
      [TOR, { eksisterer: true, epost: 'tor.hansen@example.com', telefon: '97000000' }],
      [JONAS, { eksisterer: false }],
      [AMINA, { eksisterer: false }],
      [UNKNOWN, { eksisterer: false }],
    ])('is returned for %s as %j', async (ssn, record) => {
      expect(await life(await portal.loggedIn(ssn))).toEqual(record);
    });

    test.each([
      [{ epost: 'ny@example.com' }, { eksisterer: true, epost: 'ny@example.com', telefon: '97000000' }],
      [
        { telefon: '+47 412 34 567' },
        { eksisterer: true, epost: 'tor.hansen@example.com', telefon: '41234567' },
      ],
      [
        { epost: 'ny@example.com', telefon: '41234567' },
        { eksisterer: true, epost: 'ny@example.com', telefon: '41234567' },
      ],
    ])('is changed by %j and returned as stored', async (body, now) => {
      const browser = await portal.loggedIn(TOR);
      const answer = await browser.call('POST', POST.path, body);
      expect([answer.statusCode, answer.json()]).toEqual([200, now]);
      expect(await life(browser)).toEqual(now);
      expect(await auditOf(portal, TOR)).toEqual(changes(body, ['life-email-changed', 'life-phone-changed']));
    });

    test('does not change for other customers or under the customer number', async () => {
      const [tor, kari] = [await stored(TOR), await stored(KARI)];
      await (await portal.loggedIn(KARI)).call('POST', POST.path, { telefon: '41234567' });
      expect(await stored(TOR)).toEqual(tor);
      const life_customer = '{"epost":"kari.nordmann@example.com","telefon":"41234567"}';
      expect(await stored(KARI)).toEqual({ ...kari, life_customer });
    });

    test('changed twice to the same value is recorded once', async () => {
      const browser = await portal.loggedIn(TOR);
      const answers = [
        await browser.call('POST', POST.path, POST.body),
        await browser.call('POST', POST.path, POST.body),
      ];
      expect(answers[1]?.json()).toEqual(answers[0]?.json());
      expect(await auditOf(portal, TOR)).toEqual(['life-phone-changed']);
    });

    test('keeps concurrent changes of e-mail and phone', async () => {
      const browser = await portal.loggedIn(TOR);
      for (let round = 0; round < 10; round++) {
        const both = { epost: `b${round}@example.com`, telefon: `4999999${round}` };
        await Promise.all(
          Object.entries(both).map(([field, value]) => browser.call('POST', POST.path, { [field]: value })),
        );
        expect(await life(browser)).toEqual({ eksisterer: true, ...both });
      }
    });
  });

  describe('refuses', () => {
    test.each([
      [KARI, PUT, { epostAdresse: 'a@example' }, 400, 'UGYLDIG_MAILADRESSE'],
      [KARI, PUT, { epostAdresse: '' }, 400, 'UGYLDIG_MAILADRESSE'],
      [KARI, PUT, { mobilNummer: '  ' }, 400, 'UGYLDIG_MOBILNR'],
      [KARI, PUT, { epostAdresse: `${'a'.repeat(300)}@example.com` }, 400, 'UGYLDIG_MAILADRESSE'],
      [KARI, PUT, { epostAdresse: 'a\u0000@example.com' }, 400, 'UGYLDIG_MAILADRESSE'],
      [KARI, PUT, { mobilNummer: '22334455' }, 400, 'UGYLDIG_MOBILNR'],
      [KARI, PUT, { mobilNummer: ' ' }, 400, 'UGYLDIG_MOBILNR'],
      [KARI, PUT, { epostAdresse: 'a@example.com', mobilNummer: '1' }, 400, 'UGYLDIG_MOBILNR'],
      [KARI, PUT, { epostAdresse: `${'a'.repeat(2001)}@example.com` }, 400, undefined],
      [KARI, PUT, {}, 400, undefined],
      [KARI, PUT, [], 400, undefined],
      [KARI, PUT, { mobilNummer: 41234567 }, 400, undefined],
      [KARI, PUT, { epostAdresse: null }, 400, undefined],
      [KARI, PUT, { mobilNummer: '41234567', navn: 'X' }, 400, undefined],
      [TOR, PUT, { mobilNummer: '41234567' }, 409, undefined],
      [AMINA, PUT, { mobilNummer: '41234567' }, 409, undefined],
      [UNKNOWN, PUT, { mobilNummer: '41234567' }, 409, undefined],
      [TOR, POST, { epost: 'a@example' }, 400, 'UGYLDIG_MAILADRESSE'],
      [TOR, POST, { telefon: '22334455' }, 400, 'UGYLDIG_MOBILNR'],
      [TOR, POST, {}, 400, undefined],
      [TOR, POST, { epostAdresse: 'a@example.com' }, 400, undefined],
      [JONAS, POST, { telefon: '41234567' }, 409, undefined],
      [AMINA, POST, { telefon: '41234567' }, 409, undefined],
      [UNKNOWN, POST, { telefon: '41234567' }, 409, undefined],
    ])('for %s $method %j', async (ssn, { method, path }, body, status, code) => {
      const browser = await portal.loggedIn(ssn);
      const before = await stored(ssn);
      const answer = await browser.call(method, path, body);
      expectProblem(answer, status, code);
      expect(answer.body).not.toContain('41234567');
      expect(await stored(ssn)).toEqual(before);
      expect(await auditOf(portal, ssn)).toEqual([]);
    });
  });
});
