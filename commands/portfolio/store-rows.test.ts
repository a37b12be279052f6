import { expect, it } from 'vitest';
import { storeRows } from './store-rows.ts';

const ssn = '01819021887';

it('stores defaults for fields that are left out', () => {
  expect(storeRows({ ssn, navn: 'Kari Nordmann' })).toEqual({
    customer: {
      ssn,
      name: 'Kari Nordmann',
      nice_customer_number: null,
      is_lo_member: 0,
      is_bank_customer: 0,
      login_bank_register_number: null,
      email: null,
      mobile: null,
      marketing_consent: 0,
      cross_domain_consent: 0,
      documents_by_post: 0,
      life_customer: null,
      tasks: '{"helseerklaering":0,"aksepttilbud":0,"motoroppgaver":[]}',
      has_unread_messages: 0,
      recommendations: '{"scores":[],"controlgroup":false,"fallback":false}',
    },
    addresses: [],
    agreements: [],
    offers: [],
    documents: [],
    documentChunks: [],
    invoices: [],
    claims: [],
    messages: [],
  });
});

it('stores all fields of a customer', () => {
  const motorTask = { oppgavetype: 'KILOMETERSTAND', beskrivelse: 'Volvo', avtalenummer: '1' };
  const rows = storeRows({
    ssn,
    navn: 'Kari Nordmann',
    niceKundenummer: '10210001',
    isLoMedlem: true,
    isBankkunde: true,
    loginBankplassRegisterNummer: '2050',
    kontaktInformasjon: { epostAdresse: 'kari@example.com', mobilNummer: '90000000' },
    samtykker: { marketingConsent: 'AUTHORIZED', crossDomainConsent: 'AUTHORIZED' },
    livKunde: { eksisterer: true, epost: 'liv@example.com', telefon: '91000000' },
    hasReservasjon: true,
    oppgaver: { helseerklaering: { antall: 1 }, aksepttilbud: { antall: 2 }, motoroppgaver: [motorTask] },
    kundekommunikasjon: { hasUlesteMeldinger: true },
    anbefalinger: {
      scores: [{ nextBestOfferProdukt: 'BIL', score: 0.9 }],
      controlgroup: true,
      fallback: true,
    },
  });
  expect(rows.customer).toEqual({
    ssn,
    name: 'Kari Nordmann',
    nice_customer_number: '10210001',
    is_lo_member: 1,
    is_bank_customer: 1,
    login_bank_register_number: '2050',
    email: 'kari@example.com',
    mobile: '90000000',
    marketing_consent: 1,
    cross_domain_consent: 1,
    documents_by_post: 1,
    life_customer: '{"epost":"liv@example.com","telefon":"91000000"}',
    tasks: JSON.stringify({ helseerklaering: 1, aksepttilbud: 2, motoroppgaver: [motorTask] }),
    has_unread_messages: 1,
    recommendations: JSON.stringify({
      scores: [{ nextBestOfferProdukt: 'BIL', score: 0.9 }],
      controlgroup: true,
      fallback: true,
    }),
  });
});

it('distinguishes the two consents', () => {
  const { customer } = storeRows({ ssn, navn: 'Kari', samtykker: { crossDomainConsent: 'AUTHORIZED' } });
  expect(customer).toMatchObject({ marketing_consent: 0, cross_domain_consent: 1 });
});

it('stores no life customer if none exists', () => {
  const { customer } = storeRows({
    ssn,
    navn: 'Kari',
    livKunde: { eksisterer: false, epost: 'liv@example.com' },
  });
  expect(customer.life_customer).toBeNull();
});

it('stores addresses in their order, and empty texts as null', () => {
  const { addresses } = storeRows({
    ssn,
    navn: 'Kari',
    kundeadresser: [
      { gatenavn: '', gaardsnummer: '12', bruksnummer: '3', postnummer: '2040', isFolkreregistrert: true },
      { gatenavn: 'Storgata', gatenummer: '1', gatenummerBokstav: 'A', postnummer: '0155' },
    ],
  });
  const none = {
    street: null,
    house_number: null,
    house_letter: null,
    farm_number: null,
    title_number: null,
  };
  expect(addresses).toEqual([
    { ...none, position: 0, is_registered: 1, farm_number: '12', title_number: '3', postcode: '2040' },
    {
      ...none,
      position: 1,
      is_registered: 0,
      street: 'Storgata',
      house_number: '1',
      house_letter: 'A',
      postcode: '0155',
    },
  ]);
});

it('stores prices of agreements in whole øre', () => {
  const { agreements } = storeRows({
    ssn,
    navn: 'Kari',
    avtaler: [
      {
        policyNumber: '1',
        name: 'Bilforsikring',
        description: 'Volvo V60',
        monthlyPrice: 1.15,
        yearlyPrice: 999_999_999,
        productType: 'BIL',
        productCode: 'P48',
        systemSource: 'NICE',
        detaljer: { konvertertAvtalenummer: 'E1' },
        avtaleStatus: 'RENEWAL',
        avtaleStatusDescription: 'Til Annullasjon',
        endDate: '2026-12-31',
      },
      {
        policyNumber: '2',
        name: 'Uten pris',
        productType: 'BIL',
        systemSource: 'NSF',
        avtaleStatus: 'ACTIVE',
      },
    ],
  });
  expect(agreements).toEqual([
    {
      system: 'NICE',
      policy_number: '1',
      position: 0,
      name: 'Bilforsikring',
      description: 'Volvo V60',
      monthly_price: 115,
      yearly_price: 99_999_999_900,
      product_type: 'BIL',
      product_code: 'P48',
      details: '{"konvertertAvtalenummer":"E1"}',
      status: 'RENEWAL',
      status_description: 'Til Annullasjon',
      end_date: '2026-12-31',
      insurance_details: null,
    },
    {
      system: 'NSF',
      policy_number: '2',
      position: 1,
      name: 'Uten pris',
      description: null,
      monthly_price: null,
      yearly_price: null,
      product_type: 'BIL',
      product_code: null,
      details: null,
      status: 'ACTIVE',
      status_description: null,
      end_date: null,
      insurance_details: null,
    },
  ]);
});

it('stores prices of offers in whole øre, and package prices as in the file', () => {
  const pakkeTilbud = [{ policyNumber: '7', monthlyPrice: 55.5, productType: 'INNBO' }];
  const { offers } = storeRows({
    ssn,
    navn: 'Kari',
    tilbud: [
      {
        policyNumber: '1',
        versionNumber: 2,
        name: 'Husforsikring',
        description: 'Med innbo',
        monthlyPrice: 0,
        yearlyPrice: 462.5,
        productType: 'HUS',
        systemSource: 'NICE',
        detaljer: { tfaMonthly: 274.25 },
        expirationDate: '2026-12-31',
        pakkeTilbud,
      },
    ],
  });
  expect(offers).toEqual([
    {
      system: 'NICE',
      policy_number: '1',
      position: 0,
      version_number: 2,
      name: 'Husforsikring',
      description: 'Med innbo',
      monthly_price: 0,
      yearly_price: 46_250,
      product_type: 'HUS',
      details: '{"tfaMonthly":274.25}',
      expiration_date: '2026-12-31',
      package: JSON.stringify(pakkeTilbud),
    },
  ]);
});
