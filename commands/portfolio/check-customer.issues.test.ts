import { describe, expect, it } from 'vitest';
import { checkCustomer } from './check-customer.ts';
import { PortfolioIssues } from './issue.ts';

const ssn = '01819021887';
const least = { ssn, navn: 'Kari Nordmann' };
const agreement = { policyNumber: '1', name: 'Bilforsikring', productType: 'BIL', systemSource: 'NICE' };
const offer = { policyNumber: '1', name: 'Bilforsikring', productType: 'BIL', systemSource: 'NICE' };
const address = { postnummer: '0155' };

function issuesOf(value: unknown): readonly string[] {
  try {
    checkCustomer(value, { customer: 3, line: 41 });
  } catch (error) {
    if (error instanceof PortfolioIssues) return error.lines;
    throw error;
  }
  return [];
}

const withAgreement = (fields: object) => ({
  ...least,
  avtaler: [agreement, { ...agreement, policyNumber: '2', ...fields }],
});
const withInvoice = (shares: readonly number[]) => ({
  ...least,
  fakturaer: [
    {
      id: '1',
      systemSource: 'NICE',
      forfallsdato: '2026-12-31',
      belop: 100,
      status: 'KOMMENDE',
      fordeling: shares.map((belop) => ({ systemSource: 'NICE', policyNumber: '1', belop })),
    },
  ],
});
const withOffer = (fields: object) => ({ ...least, tilbud: [{ ...offer, ...fields }] });
const withAddress = (fields: object) => ({ ...least, kundeadresser: [{ ...address, ...fields }] });

describe('checkCustomer of an invalid customer', () => {
  it.each<[value: unknown, line: string]>([
    ['Kari', 'must be an object'],
    [null, 'must be an object'],
    [[least], 'must be an object'],
    [{ navn: 'Kari' }, 'ssn must be given'],
    [{ ssn }, 'navn must be given'],
    [{ ...least, ssn: null }, 'ssn must be text'],
    [{ ...least, ssn: 1819021887 }, 'ssn must be text'],
    [{ ...least, ssn: '01819021888' }, 'ssn must be a national id: 11 digits with valid control digits'],
    [{ ...least, ssn: '0181902188' }, 'ssn must be a national id: 11 digits with valid control digits'],
    [{ ...least, ssn: '018190 21887' }, 'ssn must be a national id: 11 digits with valid control digits'],
    [{ ...least, navn: '' }, 'navn must not be empty'],
    [{ ...least, navn: ' \u00a0' }, 'navn must not be blank'],
    [{ ...least, navn: '\u200b\ufeff ' }, 'navn must not be blank'],
    [{ ...least, navn: 'a'.repeat(201) }, 'navn must have at most 200 characters'],
    [{ ...least, navn: 'Kari\nNordmann' }, 'navn must not hold control characters'],
    [{ ...least, navn: 'Kari\u0000' }, 'navn must not hold control characters'],
    [{ ...least, navn: 'Kari\u202eNordmann' }, 'navn must not hold control characters'],
    [{ ...least, navn: 'Kari \ud83d' }, 'navn must not hold half a surrogate pair'],
    [{ ...least, name: 'Kari' }, 'name is not a known field'],
    [{ ...least, name: null }, 'name is not a known field'],
    [
      JSON.parse(`{"ssn":"${ssn}","navn":"Kari","__proto__":{"isLoMedlem":true}}`),
      '__proto__ is not a known field',
    ],
    [{ ...least, niceKundenummer: 7 }, 'niceKundenummer must be text'],
    [{ ...least, niceKundenummer: '' }, 'niceKundenummer must not be empty'],
    [{ ...least, isLoMedlem: 'ja' }, 'isLoMedlem must be true or false'],
    [{ ...least, loginBankplassRegisterNummer: 2050 }, 'loginBankplassRegisterNummer must be text'],
    [
      { ...least, kontaktInformasjon: { epostAdresse: 'a'.repeat(255) } },
      'kontaktInformasjon.epostAdresse must have at most 254 characters',
    ],
    [{ ...least, kontaktInformasjon: { epost: 'a' } }, 'kontaktInformasjon.epost is not a known field'],
    [
      { ...least, samtykker: { marketingConsent: true } },
      'samtykker.marketingConsent must be one of AUTHORIZED, NOT_AUTHORIZED',
    ],
    [{ ...least, kundeadresser: {} }, 'kundeadresser must be a list'],
    [{ ...least, kundeadresser: [null] }, 'kundeadresser[0] must be an object'],
    [
      withAddress({ postnummer: undefined, gatenavn: 'Storgata' }),
      'kundeadresser[0].postnummer must be text',
    ],
    [{ ...least, kundeadresser: [{}] }, 'kundeadresser[0].postnummer must be given'],
    [withAddress({ postnummer: 155 }), 'kundeadresser[0].postnummer must be text'],
    [withAddress({ postnummer: '155' }), 'kundeadresser[0].postnummer must be four digits'],
    [withAddress({ gatenummer: 1 }), 'kundeadresser[0].gatenummer must be text'],
    [withAddress({ poststed: 'Oslo' }), 'kundeadresser[0].poststed is not a known field'],
    [{ ...least, livKunde: { epost: 'a@example.com' } }, 'livKunde.eksisterer must be given'],
    [{ ...least, hasReservasjon: 0 }, 'hasReservasjon must be true or false'],
    [withAgreement({ policyNumber: '.' }), 'avtaler[1].policyNumber must not be . or ..'],
    [withAgreement({ policyNumber: '..' }), 'avtaler[1].policyNumber must not be . or ..'],
    [withAgreement({ productCode: '..' }), 'avtaler[1].productCode must not be . or ..'],
    [withOffer({ policyNumber: '..' }), 'tilbud[0].policyNumber must not be . or ..'],
    [
      { ...least, meldinger: [{ id: '..', systemSource: 'NICE', tittel: 'Hei', dato: '2026-01-01' }] },
      'meldinger[0].id must not be . or ..',
    ],
    [withAgreement({ policyNumber: '' }), 'avtaler[1].policyNumber must not be empty'],
    [withAgreement({ policyNumber: '1' }), 'avtaler[1].policyNumber must be unique in its systemSource'],
    [withAgreement({ name: '\t' }), 'avtaler[1].name must not hold control characters'],
    [
      withAgreement({ systemSource: 'nice' }),
      'avtaler[1].systemSource must be one of NICE, EIKA_SKADE, LOFAVOR, PROLIFE, EIKA_PERSON, PARIS, NSF; DISTRIBUTORS_FILE can name others',
    ],
    [
      withAgreement({ avtaleStatus: 'ENDED' }),
      'avtaler[1].avtaleStatus must be one of ACTIVE, PENDING, RENEWAL, PROCESSING',
    ],
    [withAgreement({ monthlyPrice: -1 }), 'avtaler[1].monthlyPrice must be a number of at least 0'],
    [withAgreement({ monthlyPrice: '462.50' }), 'avtaler[1].monthlyPrice must be a number'],
    [withAgreement({ monthlyPrice: 462.505 }), 'avtaler[1].monthlyPrice must have at most two decimals'],
    [withAgreement({ yearlyPrice: 1e9 }), 'avtaler[1].yearlyPrice must be a number of at most 999999999'],
    [withAgreement({ endDate: '2026-02-30' }), 'avtaler[1].endDate must be a real date, such as 2026-12-31'],
    [withAgreement({ endDate: '31.12.2026' }), 'avtaler[1].endDate must be a real date, such as 2026-12-31'],
    [withAgreement({ detaljer: { tfaMonthly: 274 } }), 'avtaler[1].detaljer.tfaMonthly is not a known field'],
    [withAgreement({ pris: 1 }), 'avtaler[1].pris is not a known field'],
    [{ ...least, avtaler: Array(501).fill(agreement) }, 'avtaler must have at most 500 items'],
    [withOffer({ versionNumber: 1.5 }), 'tilbud[0].versionNumber must be a whole number'],
    [
      withOffer({ versionNumber: 1e300 }),
      'tilbud[0].versionNumber must be a number of at most 9007199254740991',
    ],
    [
      withOffer({ expirationDate: '2025-02-29' }),
      'tilbud[0].expirationDate must be a real date, such as 2026-12-31',
    ],
    [
      withOffer({ detaljer: { konvertertAvtalenummer: '1' } }),
      'tilbud[0].detaljer.konvertertAvtalenummer is not a known field',
    ],
    [
      withOffer({ detaljer: { tfaMonthly: 0.001 } }),
      'tilbud[0].detaljer.tfaMonthly must have at most two decimals',
    ],
    [
      withOffer({ pakkeTilbud: [{ policyNumber: '7', name: 'Innbo' }] }),
      'tilbud[0].pakkeTilbud[0].name is not a known field',
    ],
    [{ ...least, tilbud: [offer, offer] }, 'tilbud[1].policyNumber must be unique in its systemSource'],
    [withInvoice([60, 40.01]), 'fakturaer[0].fordeling must add up to belop'],
    [withInvoice([1, 99.001]), 'fakturaer[0].fordeling[1].belop must have at most two decimals'],
    [{ ...least, oppgaver: { helseerklaering: 1 } }, 'oppgaver.helseerklaering must be an object'],
    [
      { ...least, oppgaver: { aksepttilbud: { antall: -1 } } },
      'oppgaver.aksepttilbud.antall must be a number of at least 0',
    ],
    [
      { ...least, oppgaver: { motoroppgaver: [{ oppgavetype: 'X', avtalenummer: '1' }] } },
      'oppgaver.motoroppgaver[0].beskrivelse must be given',
    ],
    [{ ...least, kundekommunikasjon: { uleste: 1 } }, 'kundekommunikasjon.uleste is not a known field'],
    [
      { ...least, anbefalinger: { scores: [{ nextBestOfferProdukt: 'BIL' }] } },
      'anbefalinger.scores[0].score must be given',
    ],
    [
      {
        ...least,
        anbefalinger: { scores: [{ nextBestOfferProdukt: 'BIL', score: Number.POSITIVE_INFINITY }] },
      },
      'anbefalinger.scores[0].score must be a number',
    ],
  ])('reports %j: %s', (value, line) => {
    expect(issuesOf(value)).toEqual([`customer 3 (line 41): ${line}`]);
  });

  it('reports one line for a field that breaks two rules', () => {
    expect(issuesOf(withAgreement({ monthlyPrice: -1.005 }))).toHaveLength(1);
  });

  it('reports a line for each field', () => {
    expect(issuesOf({ navn: 7, isLoMedlem: 'ja', kunde: 1 })).toEqual([
      'customer 3 (line 41): ssn must be given',
      'customer 3 (line 41): kunde is not a known field',
      'customer 3 (line 41): navn must be text',
      'customer 3 (line 41): isLoMedlem must be true or false',
    ]);
  });

  it('reports every field of a customer with many unknown fields', () => {
    const unknown = Array.from({ length: 12 }, (_, index) => `felt${index}`);
    expect(issuesOf({ ...least, ...Object.fromEntries(unknown.map((field) => [field, 1])) })).toEqual(
      unknown.map((field) => `customer 3 (line 41): ${field} is not a known field`),
    );
  });

  it('reveals no national id, and keeps each issue on one line', () => {
    const [line] = issuesOf({ ...least, [`${ssn}\u001b[2J\ncustomer 4`]: 1 });
    expect(line).toBe('customer 3 (line 41): …?[2J?customer 4 is not a known field');
  });
});
