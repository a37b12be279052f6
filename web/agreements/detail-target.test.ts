import { describe, expect, it } from 'vitest';
import type { Agreement } from '../../contract/agreements.ts';
import { isOwnPageAddress } from '../../domain/own-pages.ts';
import { detailTarget } from './detail-target.ts';

const SITE = 'https://skade.eksempel.no/forsikring';
const COLLECTIVE = '/privat/forsikring/skade/kollektiv/detaljer';
const CONVERTED = { avtaleStatus: 'RENEWAL', detaljer: { konvertertAvtalenummer: 'E77' } } as const;

function agreementOf(productType: string, fields: Partial<Agreement>): Agreement {
  return {
    policyNumber: '123',
    name: 'Forsikring',
    productType,
    systemSource: 'NICE',
    productCode: 'K9',
    ...fields,
  };
}

function target(productType: string, fields: Partial<Agreement> = {}): string {
  return detailTarget(agreementOf(productType, fields), { detailSiteUrl: SITE });
}

describe('detailTarget applies the renewal rule, then the source system, then the product type', () => {
  it.each<[string, Partial<Agreement>, string]>([
    ['renewal converted to E', CONVERTED, '/privat/forsikring/detaljer/eika/123'],
    [
      'the renewal rule before PROLIFE',
      { ...CONVERTED, systemSource: 'PROLIFE' },
      '/privat/forsikring/detaljer/eika/123',
    ],
    [
      'the renewal rule before EIKA_SKADE',
      { ...CONVERTED, systemSource: 'EIKA_SKADE' },
      '/privat/forsikring/detaljer/eika/123',
    ],
    [
      'converted to E without a renewal',
      { ...CONVERTED, avtaleStatus: 'ACTIVE' },
      '/privat/forsikring/skade/hus/detaljer/123',
    ],
    [
      'renewal converted to another number',
      { avtaleStatus: 'RENEWAL', detaljer: { konvertertAvtalenummer: '7E' } },
      '/privat/forsikring/skade/hus/detaljer/123',
    ],
    [
      'renewal without a converted number',
      { avtaleStatus: 'RENEWAL', detaljer: {} },
      '/privat/forsikring/skade/hus/detaljer/123',
    ],
    ['PROLIFE', { systemSource: 'PROLIFE' }, '/privat/forsikring/liv/avtaledetaljer/123'],
    ['EIKA_PERSON', { systemSource: 'EIKA_PERSON' }, '/privat/forsikring/liv/avtaledetaljer/eika/123'],
    ['EIKA_SKADE', { systemSource: 'EIKA_SKADE' }, `${SITE}?forsikringsnummer=123`],
    ['NSF', { systemSource: 'NSF' }, '/privat/forsikring/skade/hus/detaljer/123'],
    ['LOFAVOR', { systemSource: 'LOFAVOR' }, '/privat/forsikring/skade/hus/detaljer/123'],
    ['PARIS', { systemSource: 'PARIS' }, '/privat/forsikring/skade/hus/detaljer/123'],
  ])('%s', (_, fields, expected) => {
    expect(target('HUS', fields)).toBe(expected);
  });
});

const NAMED = [
  ['KJAELEDYR', '/privat/forsikring/skade/kjaeledyr/detaljer/123'],
  ['LOFAVOR_KJAELEDYR', '/privat/forsikring/skade/kjaeledyr/detaljer/123'],
  ['INNBO', '/privat/forsikring/detaljer/123'],
  ['KOLLEKTIV_HJEM_ETTERLATTE', '/privat/forsikring/skade/innbo/detaljer/kollektiv/123'],
  ['BOLIGSELGER', '/privat/forsikring/skade/boligselger/123'],
  ['HUS', '/privat/forsikring/skade/hus/detaljer/123'],
  ['FRITIDSHUS', '/privat/forsikring/skade/fritidshus/detaljer/123'],
  ['KOLLEKTIV_STONADSKASSE', `${COLLECTIVE}/stonadskasse/K9`],
  ['KOLLEKTIV_GRUNNFORSIKRING', `${COLLECTIVE}/grunnforsikring/K9`],
  ['KOLLEKTIV_FRITIDSULYKKE', `${COLLECTIVE}/fritidsulykke/123`],
  ['KOLLEKTIV_ULYKKE_FORENING', `${COLLECTIVE}/kollektiv-ulykke-forening/123`],
  ['KOLLEKTIV_GRUPPEFORSIKRING', `${COLLECTIVE}/gruppeforsikring/K9`],
  ['KOLLEKTIV_ARBEIDSULYKKE', `${COLLECTIVE}/arbeidsulykke/123`],
  ['GRUPPELIV', '/privat/forsikring/liv/avtaledetaljer/gruppeliv/123'],
  ['BAAT', '/privat/forsikring/motor/detaljer/123'],
  ['MC', '/privat/forsikring/motor/detaljer/123'],
  ['MOPED', '/privat/forsikring/motor/detaljer/123'],
  ['BIL_NAERING', '/privat/forsikring/motor/detaljer/123'],
  ['VETERANBIL', '/privat/forsikring/motor/detaljer/123'],
  ['SNOSCOOTER', '/privat/forsikring/motor/detaljer/123'],
  ['TRAKTOR', '/privat/forsikring/motor/detaljer/123'],
  ['CAMPING', '/privat/forsikring/motor/detaljer/123'],
  ['VAREBIL', '/privat/forsikring/motor/detaljer/123'],
  ['BIL_ANNET', '/privat/forsikring/motor/detaljer/123'],
  ['ANNET_KJORETOY', '/privat/forsikring/motor/detaljer/123'],
  ['TILHENGER', '/privat/forsikring/motor/detaljer/123'],
  ['BIL', '/privat/forsikring/motor/detaljer/123'],
  ['SEK', '/privat/forsikring/motor/detaljer/123'],
  ['HEST', '/privat/forsikring/detaljer/123'],
  ['VERDISAK', '/privat/forsikring/detaljer/123'],
  ['LANDBRUK', '/privat/forsikring/detaljer/123'],
  ['REISE_UTVIDELSE', '/privat/forsikring/detaljer/123'],
  ['LO_FAVOR_TILLEGG_INNBO', '/privat/forsikring/detaljer/123'],
  ['KOLLEKTIV_LISENSFORSIKRING', '/privat/forsikring/detaljer/123'],
  ['KOLLEKTIV_ANNEN_SYKDOM', '/privat/forsikring/detaljer/123'],
  ['KOLLEKTIV_BEHANDLING', '/privat/forsikring/detaljer/123'],
  ['KOLLEKTIV_BETALING', '/privat/forsikring/detaljer/123'],
  ['KOLLEKTIV_HJEM', '/privat/forsikring/detaljer/123'],
];

// LOFAVOR and PARIS are included because they have another target for types without a rule.
describe.each(['NICE', 'LOFAVOR', 'PARIS', 'NSF'] as const)(
  'detailTarget for a product type with a rule from %s',
  (systemSource) => {
    it.each(NAMED)('%s', (productType, expected) => {
      expect(target(productType, { systemSource })).toBe(expected);
    });
  },
);

describe('detailTarget for any other product type', () => {
  it.each<[Agreement['systemSource'], string]>([
    ['LOFAVOR', '/privat/forsikring/skade/mangler-detaljer/K9'],
    ['PARIS', '/privat/forsikring/skade/mangler-detaljer/K9'],
    ['NICE', '/privat/forsikring/detaljer/123'],
    ['NSF', '/privat/forsikring/detaljer/123'],
  ])('from %s', (systemSource, expected) => {
    expect(target('NOE_NYTT', { systemSource })).toBe(expected);
    expect(target('constructor', { systemSource })).toBe(expected);
  });
});

describe('detailTarget without a product code uses the policy number', () => {
  const withCode = NAMED.filter(([, path]) => path?.endsWith('/K9')).map(
    ([productType]) => productType ?? '',
  );
  it.each([...withCode, 'NOE_NYTT'])('%s', (productType) => {
    for (const productCode of ['', ' ']) {
      expect(target(productType, { systemSource: 'LOFAVOR', productCode })).toBe(
        '/privat/forsikring/detaljer/123',
      );
    }
    const { productCode: _, ...without } = agreementOf(productType, { systemSource: 'LOFAVOR' });
    expect(detailTarget(without, { detailSiteUrl: SITE })).toBe('/privat/forsikring/detaljer/123');
  });
});

describe('detailTarget for travel', () => {
  const common = '/privat/forsikring/detaljer/123';
  const travel = '/privat/forsikring/skade/reise/detaljer/123';
  const collective = '/privat/forsikring/skade/reise/detaljer/kollektiv/123';

  it.each<[string, string, Partial<Agreement>, string]>([
    ['REISE', 'code P48', { productCode: 'P48' }, common],
    ['REISE', 'code P44', { productCode: 'P44', description: 'Topp, hele familien' }, common],
    ['REISE', 'code P48 in renewal', { productCode: 'P48', avtaleStatus: 'RENEWAL' }, travel],
    ['REISE', 'code P48 with UNG', { productCode: 'P48', description: 'Reise UNG' }, travel],
    ['REISE', 'another code', { productCode: 'P40' }, travel],
    ['REISE', "the collective's code", { productCode: 'Y44' }, travel],
    ['KOLLEKTIV_REISE', 'code Y44', { productCode: 'Y44' }, common],
    ['KOLLEKTIV_REISE', 'code Y44 with UNG', { productCode: 'Y44', description: 'UNG' }, common],
    ['KOLLEKTIV_REISE', 'code Y44 in renewal', { productCode: 'Y44', avtaleStatus: 'RENEWAL' }, collective],
    ['KOLLEKTIV_REISE', 'another code', { productCode: 'P48' }, collective],
  ])('%s, %s', (productType, _, fields, expected) => {
    expect(target(productType, fields)).toBe(expected);
  });
});

describe('numbers and codes', () => {
  it('are percent-encoded in paths', () => {
    expect(target('HUS', { policyNumber: 'A/1 ?#%æ' })).toBe(
      '/privat/forsikring/skade/hus/detaljer/A%2F1%20%3F%23%25%C3%A6',
    );
    expect(target('KOLLEKTIV_STONADSKASSE', { productCode: '../x' })).toBe(
      `${COLLECTIVE}/stonadskasse/..%2Fx`,
    );
    expect(target('HUS', { policyNumber: '$&{code}' })).toBe(
      '/privat/forsikring/skade/hus/detaljer/%24%26%7Bcode%7D',
    );
  });

  it('are encoded in the external address, after its existing query', () => {
    const agreement: Agreement = {
      policyNumber: 'A&b=1',
      name: 'x',
      productType: 'BIL',
      systemSource: 'EIKA_SKADE',
    };
    expect(detailTarget(agreement, { detailSiteUrl: 'https://skade.eksempel.no/?side=detalj' })).toBe(
      'https://skade.eksempel.no/?side=detalj&forsikringsnummer=A%26b%3D1',
    );
  });
});

describe('the template of a system that the distributor file names', () => {
  const details = 'https://kjerne.banken.no/avtale/{policyNumber}?produkt={productCode}';
  const settings = { detailSiteUrl: SITE, systems: [{ name: 'KJERNE', details }, { name: 'NICE' }] };

  it('gives the address before all rules, with encoded values', () => {
    const agreement = agreementOf('HUS', { ...CONVERTED, systemSource: 'KJERNE', policyNumber: '1/2' });
    expect(detailTarget(agreement, settings)).toBe('https://kjerne.banken.no/avtale/1%2F2?produkt=K9');
  });

  it('is left to the product type if it has none', () => {
    expect(detailTarget(agreementOf('HUS', {}), settings)).toBe('/privat/forsikring/skade/hus/detaljer/123');
  });
});

describe('a bank that uses our insurance pages has one at', () => {
  const others = [
    'detaljer/eika/123',
    'liv/avtaledetaljer/123',
    'liv/avtaledetaljer/eika/123',
    'skade/mangler-detaljer/K9',
    'skade/reise/detaljer/123',
    'skade/reise/detaljer/kollektiv/123',
  ].map((path) => `/privat/forsikring/${path}`);
  it.each([...new Set([...NAMED.map(([, address = '']) => address), ...others])])('%s', (address) => {
    expect(isOwnPageAddress(address, { egneSider: ['detaljer'], messagesUrl: '' })).toBe(true);
  });
});
