import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ConsentText } from '../../contract/consents.ts';
import type { TestBrowser } from '../testing/browser.ts';
import { databases, restoreRowsBeforeEach } from '../testing/databases.ts';
import {
  auditOf,
  expectDeletedCustomerRefused,
  expectGuarded,
  expectProblem,
} from '../testing/guarded-endpoints.ts';
import { openDemoPortal, type TestPortal } from '../testing/portal.ts';
import { consentTexts } from './consent-texts.ts';

/** Consents only to marketing; gets no documents by post. */
const KARI = '01819021887';
/** Consents to nothing; gets no documents by post. */
const JONAS = '14860161339';
/** Consents to both; gets documents by post. */
const MARIT = '05843821881';
/** Known only from the login. */
const UNKNOWN = '13919110028';

const TEXTS = { method: 'GET', path: '/samtykke/tekster?bankkunde=false' } as const;
const CHANGE = {
  method: 'POST',
  path: '/samtykke/oppdater',
  body: { crossDomainConsentApproved: true },
} as const;
const RESERVATION = { method: 'GET', path: '/samtykke/reservasjon/hent' } as const;
const RESERVE = { method: 'POST', path: '/samtykke/reservasjon', body: { harReservasjon: true } } as const;

describe.each(databases())('consents on $name', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openDemoPortal(open);
  });
  restoreRowsBeforeEach(() => portal.db);
  afterAll(() => portal.close());

  const stored = (ssn: string) =>
    portal.db
      .selectFrom('customer')
      .select(['marketing_consent', 'cross_domain_consent', 'documents_by_post'])
      .where('ssn', '=', ssn)
      .executeTakeFirstOrThrow();

  test.each([TEXTS, CHANGE, RESERVATION, RESERVE])(
    '$method $path requires a logged-in customer',
    (endpoint) => expectGuarded(portal, KARI, endpoint),
  );
  test.each([CHANGE, RESERVATION, RESERVE])('$method $path refuses a deleted customer', (endpoint) =>
    expectDeletedCustomerRefused(portal, KARI, endpoint),
  );

  describe('texts', () => {
    test('exist for each consent and differ for bank customers', async () => {
      const browser = await portal.loggedIn(KARI);
      const read = async (bankkunde: boolean): Promise<ConsentText[]> =>
        (await browser.call('GET', `/samtykke/tekster?bankkunde=${bankkunde}`)).json().samtykketekster;
      const [bank, other] = [await read(true), await read(false)];
      for (const texts of [bank, other]) {
        expect(texts.map(({ samtykke }) => samtykke)).toEqual(['MARKETING', 'CROSS_DOMAIN']);
        for (const { tittel, ingress, tekst } of texts) {
          expect([tittel, ingress]).not.toContain('');
          for (const part of ['<h4>', '<li>', '<strong>', '<em>', '<a href="https://', ' rel="noopener">']) {
            expect(tekst).toContain(part);
          }
        }
      }
      expect(bank[0]?.tekst).not.toBe(other[0]?.tekst);
      expect(bank[1]?.tekst).not.toBe(other[1]?.tekst);
    });

    test.each([
      ['nn', 'Råd og tilbod frå oss', 'Kva du seier ja til'],
      ['en', 'Advice and offers from us', 'What you consent to'],
    ])('are in %s for customers with that language', async (language, title, heading) => {
      const browser = await portal.loggedIn(KARI);
      browser.cookies.set('kfp-spraak', language);
      const [marketing]: ConsentText[] = (await browser.call('GET', TEXTS.path)).json().samtykketekster;
      expect(marketing).toMatchObject({ tittel: title, tekst: expect.stringContaining(heading) });
    });

    test.each(['', '?bankkunde=', '?bankkunde=ja', '?bankkunde=true&bankkunde=false', '?bankkunde=true&a=1'])(
      'are refused with the query «%s»',
      async (query) => {
        expectProblem(await (await portal.loggedIn(KARI)).call('GET', `/samtykke/tekster${query}`), 400);
      },
    );
  });

  describe('a change', () => {
    const consents = (marketing: boolean, crossDomain: boolean) => ({
      marketingConsent: marketing ? 'AUTHORIZED' : 'NOT_AUTHORIZED',
      crossDomainConsent: crossDomain ? 'AUTHORIZED' : 'NOT_AUTHORIZED',
    });

    test.each([
      [KARI, { marketingConsentApproved: false }, [false, false], ['marketing-consent-changed']],
      [KARI, { crossDomainConsentApproved: true }, [true, true], ['cross-domain-consent-changed']],
      [MARIT, { crossDomainConsentApproved: false }, [true, false], ['cross-domain-consent-changed']],
      [UNKNOWN, { marketingConsentApproved: true }, [true, false], ['marketing-consent-changed']],
      [
        KARI,
        { marketingConsentApproved: false, crossDomainConsentApproved: true },
        [false, true],
        ['cross-domain-consent-changed', 'marketing-consent-changed'],
      ],
      [KARI, { marketingConsentApproved: true }, [true, false], []],
    ] as const)('of %s by %j is stored', async (ssn, body, [marketing, crossDomain], audited) => {
      const browser = await portal.loggedIn(ssn);
      const answer = await browser.call('POST', CHANGE.path, body);
      expect([answer.statusCode, answer.json()]).toEqual([200, consents(marketing, crossDomain)]);
      const customer = (await browser.call('GET', '/skadekunde/hent')).json();
      expect(customer.samtykker).toEqual(consents(marketing, crossDomain));
      expect(await auditOf(portal, ssn)).toEqual(audited);
    });

    test("does not change other customers' consents", async () => {
      const marit = await stored(MARIT);
      await (await portal.loggedIn(KARI)).call('POST', CHANGE.path, { marketingConsentApproved: false });
      expect(await stored(MARIT)).toEqual(marit);
      expect(await auditOf(portal, MARIT)).toEqual([]);
    });

    test('sent twice is recorded once', async () => {
      const browser = await portal.loggedIn(KARI);
      const answers = [
        await browser.call('POST', CHANGE.path, CHANGE.body),
        await browser.call('POST', CHANGE.path, CHANGE.body),
      ];
      expect(answers.map((answer) => answer.json())).toEqual([consents(true, true), consents(true, true)]);
      expect(await auditOf(portal, KARI)).toEqual(['cross-domain-consent-changed']);
    });

    test('of both consents concurrently is stored and recorded for both', async () => {
      const browser = await portal.loggedIn(KARI);
      for (let round = 1; round <= 10; round++) {
        const yes = round % 2 === 0;
        await Promise.all([
          browser.call('POST', CHANGE.path, { marketingConsentApproved: yes }),
          browser.call('POST', CHANGE.path, { crossDomainConsentApproved: !yes }),
        ]);
        expect(await stored(KARI)).toMatchObject({
          marketing_consent: yes ? 1 : 0,
          cross_domain_consent: yes ? 0 : 1,
        });
        expect(await auditOf(portal, KARI)).toHaveLength(round * 2);
      }
    });

    test.each([
      {},
      [],
      { marketingConsentApproved: 'true' },
      { marketingConsentApproved: 1 },
      { marketingConsentApproved: null },
      { marketingConsent: true },
      { marketingConsentApproved: true, ssn: MARIT },
    ])('with the body %j is refused', async (body) => {
      const browser = await portal.loggedIn(KARI);
      const before = await stored(KARI);
      expectProblem(await browser.call('POST', CHANGE.path, body), 400);
      expect(await stored(KARI)).toEqual(before);
      expect(await auditOf(portal, KARI)).toEqual([]);
    });
  });

  describe('the text of a consent', () => {
    const withLanguage = (language: string) => ({ 'x-kfp-spraak': language });
    const storedConsents = async (browser: TestBrowser) =>
      (await browser.call('GET', '/mine-data')).json().samtykker;

    test('is stored with the language of the page and the version that it showed', async () => {
      const browser = await portal.loggedIn(KARI);
      browser.cookies.set('kfp-spraak', 'nn');
      const [, sharing]: ConsentText[] = (
        await browser.call('GET', TEXTS.path, undefined, withLanguage('en'))
      ).json().samtykketekster;
      // The version that the page showed, also if it is not the current one any more.
      const headers = { ...withLanguage('en'), 'x-kfp-tekstversjon': '0123abcd' };
      expect(sharing?.versjon).toMatch(/^[0-9a-f]{8}$/);
      expect((await browser.call('POST', CHANGE.path, CHANGE.body, headers)).statusCode).toBe(200);
      expect(await storedConsents(browser)).toEqual({
        marketingConsent: 'AUTHORIZED',
        crossDomainConsent: 'AUTHORIZED',
        crossDomainConsentTekst: { spraak: 'en', versjon: '0123abcd' },
      });
    });

    test('is replaced when the same answer is given to another text, which is no other change', async () => {
      const browser = await portal.loggedIn(KARI);
      const answer = async (language: string, versjon: string) =>
        await browser.call('POST', CHANGE.path, CHANGE.body, {
          ...withLanguage(language),
          'x-kfp-tekstversjon': versjon,
        });
      await answer('nb', '0123abcd');
      await answer('en', '4567abcd');
      await answer('en', '4567abcd');
      expect(await storedConsents(browser)).toMatchObject({
        crossDomainConsentTekst: { spraak: 'en', versjon: '4567abcd' },
      });
      const changes = (await auditOf(portal, KARI)).filter(
        (action) => action === 'cross-domain-consent-changed',
      );
      expect(changes).toHaveLength(1);
    });

    test.each(['siste', '', '0123abcde'])('is refused with the version «%s»', async (version) => {
      const browser = await portal.loggedIn(KARI);
      const headers = { 'x-kfp-tekstversjon': version };
      expectProblem(await browser.call('POST', CHANGE.path, CHANGE.body, headers), 400);
    });

    test('has the current versions if both consents change at once', async () => {
      const browser = await portal.loggedIn(MARIT);
      const body = { marketingConsentApproved: false, crossDomainConsentApproved: false };
      await browser.call('POST', CHANGE.path, body, { 'x-kfp-tekstversjon': '0123abcd' });
      const { marketingConsentTekst, crossDomainConsentTekst } = await storedConsents(browser);
      const current = consentTexts('nb', false).map(({ versjon }) => versjon);
      expect([marketingConsentTekst.versjon, crossDomainConsentTekst.versjon]).toEqual(current);
    });

    test.each([
      [KARI, 'nn', 0],
      [JONAS, 'en', 1],
    ])('has its current version for %s in %s if the call names none', async (ssn, language, bank) => {
      const browser = await portal.loggedIn(ssn);
      await portal.db
        .updateTable('customer')
        .set({ is_bank_customer: bank as 0 })
        .where('ssn', '=', ssn)
        .execute();
      const body = { marketingConsentApproved: ssn !== KARI };
      await browser.call('POST', CHANGE.path, body, withLanguage(language));
      const [shown] = consentTexts(language as 'nn', bank === 1);
      expect((await storedConsents(browser)).marketingConsentTekst).toEqual({
        spraak: language,
        versjon: shown?.versjon,
      });
    });

    test('stays with a consent that was withdrawn, as does that of the other consent', async () => {
      const browser = await portal.loggedIn(KARI);
      await browser.call('POST', CHANGE.path, CHANGE.body, withLanguage('nn'));
      await browser.call('POST', CHANGE.path, { marketingConsentApproved: false }, withLanguage('en'));
      expect(await storedConsents(browser)).toMatchObject({
        marketingConsent: 'NOT_AUTHORIZED',
        marketingConsentTekst: { spraak: 'en' },
        crossDomainConsent: 'AUTHORIZED',
        crossDomainConsentTekst: { spraak: 'nn' },
      });
    });

    test('is left out after a version of the portal that does not store it changed the consent', async () => {
      const browser = await portal.loggedIn(KARI);
      await browser.call('POST', CHANGE.path, CHANGE.body);
      await portal.db
        .updateTable('customer')
        .set({ cross_domain_consent: 0 })
        .where('ssn', '=', KARI)
        .execute();
      expect(await storedConsents(browser)).toEqual({
        marketingConsent: 'AUTHORIZED',
        crossDomainConsent: 'NOT_AUTHORIZED',
      });
    });

    test('is in the change feed', async () => {
      await (await portal.loggedIn(KARI)).call('POST', CHANGE.path, CHANGE.body, withLanguage('en'));
      const { value } = await portal.db.selectFrom('change_feed').select('value').executeTakeFirstOrThrow();
      // Kari is the bank's customer.
      const [, sharing] = consentTexts('en', true);
      expect(JSON.parse(value)).toEqual({
        crossDomainConsent: 'AUTHORIZED',
        crossDomainConsentTekst: { spraak: 'en', versjon: sharing?.versjon },
      });
    });
  });

  describe('documents by post', () => {
    test.each([
      [KARI, false],
      [MARIT, true],
      [UNKNOWN, false],
    ])('are returned for %s as %s', async (ssn, hasReservasjon) => {
      expect((await (await portal.loggedIn(ssn)).call('GET', RESERVATION.path)).json()).toEqual({
        hasReservasjon,
      });
    });

    test.each([
      [KARI, true, ['reservation-changed']],
      [KARI, false, []],
      [MARIT, false, ['reservation-changed']],
    ])('are stored for %s as %s', async (ssn, harReservasjon, audited) => {
      const browser = await portal.loggedIn(ssn);
      for (let i = 0; i < 2; i++) {
        const answer = await browser.call('POST', RESERVE.path, { harReservasjon });
        expect([answer.statusCode, answer.json()]).toEqual([200, { hasReservasjon: harReservasjon }]);
      }
      expect((await browser.call('GET', RESERVATION.path)).json()).toEqual({
        hasReservasjon: harReservasjon,
      });
      expect(await auditOf(portal, ssn)).toEqual(audited);
    });

    test('do not change for other customers', async () => {
      const jonas = await stored(JONAS);
      await (await portal.loggedIn(KARI)).call('POST', RESERVE.path, RESERVE.body);
      expect(await stored(JONAS)).toEqual(jonas);
    });

    test.each([{}, { hasReservasjon: true }, { harReservasjon: 'true' }, { harReservasjon: true, a: 1 }])(
      'are not changed by the invalid body %j',
      async (body) => {
        const browser = await portal.loggedIn(KARI);
        expectProblem(await browser.call('POST', RESERVE.path, body), 400);
        expect(await stored(KARI)).toMatchObject({ documents_by_post: 0 });
      },
    );
  });
});
