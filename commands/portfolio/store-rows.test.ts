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
      marketing_consent_text: null,
      cross_domain_consent_text: null,
      documents_by_post: 0,
      life_customer: null,
      tasks: '{"helseerklaering":0,"aksepttilbud":0,"motoroppgaver":[]}',
      has_unread_messages: 0,
      recommendations: '{"scores":[],"controlgroup":false,"fallback":false}',
    },
    addresses: [],
    items: [],
    documentChunks: [],
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
    samtykker: {
      marketingConsent: 'AUTHORIZED',
      crossDomainConsent: 'AUTHORIZED',
      marketingConsentTekst: { spraak: 'nb', versjon: 'a1' },
    },
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
    marketing_consent_text: '{"samtykke":1,"spraak":"nb","versjon":"a1"}',
    cross_domain_consent_text: null,
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

it('stores items as in the file, without empty fields, and with fields in the order of the schema', () => {
  const { items } = storeRows({
    ssn,
    navn: 'Kari',
    avtaler: [
      {
        systemSource: 'NICE',
        name: 'Bilforsikring',
        policyNumber: '1',
        description: '',
        yearlyPrice: 999_999_999,
        monthlyPrice: 1.15,
        productType: 'BIL',
        detaljer: { konvertertAvtalenummer: 'E1' },
      },
      { policyNumber: '2', name: 'Uten pris', productType: 'BIL', systemSource: 'NSF' },
    ],
    meldinger: [{ id: 'm', systemSource: 'NICE', tittel: 'Hei', dato: '2026-12-31', lest: false }],
  });
  expect(items.filter(({ list }) => list === 'avtaler')).toEqual([
    {
      list: 'avtaler',
      system: 'NICE',
      id: '1',
      position: 0,
      value:
        '{"policyNumber":"1","name":"Bilforsikring","monthlyPrice":1.15,"yearlyPrice":999999999,' +
        '"productType":"BIL","systemSource":"NICE","detaljer":{"konvertertAvtalenummer":"E1"}}',
    },
    {
      list: 'avtaler',
      system: 'NSF',
      id: '2',
      position: 1,
      value: '{"policyNumber":"2","name":"Uten pris","productType":"BIL","systemSource":"NSF"}',
    },
  ]);
  expect(items.filter(({ list }) => list === 'meldinger')).toMatchObject([
    { id: 'm', value: '{"id":"m","systemSource":"NICE","tittel":"Hei","dato":"2026-12-31"}' },
  ]);
});

it('stores the size of a document’s file with the document, and the file in chunks', () => {
  const document = {
    id: 'b',
    systemSource: 'NICE',
    tittel: 'Bevis',
    type: 'BEVIS',
    dato: '2026-12-31',
  } as const;
  const innhold = Buffer.from('%PDF-1.7').toString('base64');
  const { items, documentChunks } = storeRows({ ssn, navn: 'Kari', dokumenter: [{ ...document, innhold }] });
  expect(items).toMatchObject([
    { list: 'dokumenter', id: 'b', value: JSON.stringify({ ...document, size: 8 }) },
  ]);
  expect(documentChunks).toEqual([{ system: 'NICE', document_id: 'b', position: 0, content: innhold }]);
});
