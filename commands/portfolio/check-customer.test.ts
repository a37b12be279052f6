import type { TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import { checkCustomer } from './check-customer.ts';
import { PortfolioCustomer } from './format.ts';

const ssn = '01819021887';
const least = { ssn, navn: 'Kari Nordmann' };
const agreement = { policyNumber: '1', name: 'Bilforsikring', productType: 'BIL', systemSource: 'NICE' };
const offer = { policyNumber: '1', name: 'Bilforsikring', productType: 'BIL', systemSource: 'NICE' };

const check = (value: unknown) => checkCustomer(value, { customer: 1, line: 1 });

describe('a valid customer', () => {
  it('requires only a national id and a name', () => {
    expect(check(least)).toEqual(least);
  });

  it.each([
    ['synthetic', '01819021887'],
    ['ordinary (of a person born in 2039)', '24063990147'],
    ['a D-number (likewise)', '64063990130'],
  ])('can have a national id that is %s', (_, id) => {
    expect(check({ ...least, ssn: id }).ssn).toBe(id);
  });

  it('can have every field', () => {
    const customer = {
      ...least,
      niceKundenummer: '10210001',
      isLoMedlem: true,
      isBankkunde: false,
      loginBankplassRegisterNummer: '2050',
      kontaktInformasjon: { epostAdresse: 'ikke en adresse', mobilNummer: '+47 90 00 00 00' },
      samtykker: { marketingConsent: 'AUTHORIZED', crossDomainConsent: 'NOT_AUTHORIZED' },
      kundeadresser: [
        {
          isFolkreregistrert: true,
          gatenavn: 'Storgata',
          gatenummer: '1',
          gatenummerBokstav: 'A',
          gaardsnummer: '12',
          bruksnummer: '3',
          postnummer: '0155',
        },
      ],
      livKunde: { eksisterer: true, epost: 'kari@example.com', telefon: '90000000' },
      hasReservasjon: true,
      avtaler: [
        {
          ...agreement,
          description: 'Volvo V60 & «tilhenger» <EL 04821>',
          monthlyPrice: 462.55,
          yearlyPrice: 999_999_999,
          productCode: 'P48',
          detaljer: { konvertertAvtalenummer: 'E1' },
          avtaleStatus: 'RENEWAL',
          avtaleStatusDescription: 'Til Annullasjon',
          endDate: '2028-02-29',
        },
      ],
      tilbud: [
        {
          ...offer,
          description: 'Med tilhenger',
          detaljer: { tfaMonthly: 274 },
          monthlyPrice: 0,
          yearlyPrice: 0,
          versionNumber: 3,
          expirationDate: '2026-12-31',
          pakkeTilbud: [{ policyNumber: '7', monthlyPrice: 1, yearlyPrice: 12, productType: 'INNBO' }],
        },
      ],
      oppgaver: {
        helseerklaering: { antall: 1 },
        aksepttilbud: { antall: 0 },
        motoroppgaver: [{ oppgavetype: 'KILOMETERSTAND', beskrivelse: 'Volvo', avtalenummer: '1' }],
      },
      kundekommunikasjon: { hasUlesteMeldinger: true },
      anbefalinger: {
        scores: [{ nextBestOfferProdukt: 'BIL', score: 0.9 }],
        controlgroup: false,
        fallback: false,
      },
    };
    expect(check(customer)).toEqual(customer);
  });

  it.each([
    'niceKundenummer',
    'loginBankplassRegisterNummer',
    'isLoMedlem',
    'samtykker',
    'avtaler',
    'oppgaver',
  ])('can have null for %s, like a field that is left out', (field) => {
    expect(check({ ...least, [field]: null })).toEqual(least);
  });

  it('can have null within lists and objects', () => {
    const customer = check({
      ...least,
      avtaler: [{ ...agreement, monthlyPrice: null, detaljer: { konvertertAvtalenummer: null } }],
      livKunde: { eksisterer: false, epost: null },
    });
    expect(customer.avtaler).toEqual([{ ...agreement, detaljer: {} }]);
    expect(customer.livKunde).toEqual({ eksisterer: false });
  });

  it('can have the same policy number in two systems', () => {
    const avtaler = [agreement, { ...agreement, systemSource: 'NSF' }];
    expect(check({ ...least, avtaler }).avtaler).toEqual(avtaler);
  });
});

it('the schema rejects unknown fields at every level', () => {
  expect(openObjects(PortfolioCustomer, 'customer')).toEqual([]);
});

function openObjects(schema: TSchema, path: string): string[] {
  if ('items' in schema) return openObjects(schema.items as TSchema, `${path}[]`);
  if (!('properties' in schema)) return [];
  const within = Object.entries(schema.properties as Record<string, TSchema>).flatMap(([key, field]) =>
    openObjects(field, `${path}.${key}`),
  );
  return 'additionalProperties' in schema && schema.additionalProperties === false
    ? within
    : [path, ...within];
}
