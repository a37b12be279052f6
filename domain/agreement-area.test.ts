import { describe, expect, it } from 'vitest';
import { AGREEMENT_AREAS, agreementAreaOf } from './agreement-area.ts';
import { PRODUCT_AREAS, type ProductArea } from './product-area.ts';
import type { System } from './systems.ts';

const areaOf = (productType: string, name = 'Forsikring', systemSource: System = 'NICE') =>
  agreementAreaOf({ productType, name, systemSource });

/** The product types in the specification, and the insurances for persons that can be recommended. */
const TYPES: Readonly<Record<ProductArea, readonly string[]>> = {
  kjoretoy: [
    'BIL',
    'BIL_NAERING',
    'BIL_ANNET',
    'VETERANBIL',
    'VAREBIL',
    'MC',
    'MOPED',
    'SNOSCOOTER',
    'TRAKTOR',
    'CAMPING',
    'TILHENGER',
    'SEK',
    'ANNET_KJORETOY',
  ],
  'hus-og-hytte': ['HUS', 'FRITIDSHUS', 'BOLIGSELGER', 'LANDBRUK'],
  reise: ['REISE', 'REISE_UTVIDELSE', 'KOLLEKTIV_REISE'],
  'innbo-og-ting': [
    'INNBO',
    'VERDISAK',
    'LO_FAVOR_TILLEGG_INNBO',
    'KOLLEKTIV_HJEM',
    'KOLLEKTIV_HJEM_ETTERLATTE',
  ],
  'liv-og-helse': [
    'GRUPPELIV',
    'LIVSFORSIKRING',
    'KRITISK_SYKDOM',
    'UFOEREPENSJON',
    'UFOEREKAPITAL',
    'BEHANDLINGSFORSIKRING',
    'KOLLEKTIV_STONADSKASSE',
    'KOLLEKTIV_GRUNNFORSIKRING',
    'KOLLEKTIV_FRITIDSULYKKE',
    'KOLLEKTIV_ULYKKE_FORENING',
    'KOLLEKTIV_GRUPPEFORSIKRING',
    'KOLLEKTIV_ARBEIDSULYKKE',
    'KOLLEKTIV_LISENSFORSIKRING',
    'KOLLEKTIV_ANNEN_SYKDOM',
    'KOLLEKTIV_BEHANDLING',
    'KOLLEKTIV_BETALING',
  ],
  baat: ['BAAT'],
  dyr: ['KJAELEDYR', 'LOFAVOR_KJAELEDYR', 'HEST'],
};

it('has the product areas in their order, and then the other agreements', () => {
  expect(AGREEMENT_AREAS).toEqual([...PRODUCT_AREAS, 'andre']);
});

describe('agreementAreaOf', () => {
  it.each(PRODUCT_AREAS.flatMap((area) => TYPES[area].map((type) => [type, area])))(
    'puts %s, a type in the specification, in %s',
    (type, area) => {
      expect(areaOf(type)).toBe(area);
    },
  );

  it.each([
    ['ID_TYVERI', 'innbo-og-ting'],
    ['SYKKEL', 'innbo-og-ting'],
    ['ELSYKKEL', 'innbo-og-ting'],
    ['EL_SPARKESYKKEL', 'kjoretoy'],
    ['DRONE', 'innbo-og-ting'],
    ['MOBIL', 'innbo-og-ting'],
    ['BYGNING', 'hus-og-hytte'],
    ['EIERSKIFTE', 'hus-og-hytte'],
    ['BOBIL', 'kjoretoy'],
    ['AVBESTILLING', 'reise'],
    ['SEILBÅT', 'baat'],
    ['HUND', 'dyr'],
    ['HUSDYR', 'dyr'],
    ['ULYKKE', 'liv-og-helse'],
    ['UNGDOMSUFORE', 'liv-og-helse'],
    ['NSF_YRKESSKADE', 'liv-og-helse'],
    ['BARNEFORSIKRING', 'liv-og-helse'],
  ])('puts %s in %s by the words of the type', (type, area) => {
    expect(areaOf(type)).toBe(area);
  });

  it.each([
    ['El-sykkelforsikring', 'innbo-og-ting'],
    ['Båtforsikring', 'baat'],
    ['Kjæledyrforsikring', 'dyr'],
    ['Uføreforsikring', 'liv-og-helse'],
    ['Utvidet bilforsikring', 'kjoretoy'],
    ['Billettforsikring', 'andre'],
    ['Advokatforsikring', 'andre'],
    ['Skatteforsikring', 'andre'],
    ['Sykehusforsikring', 'andre'],
    ['Frilivsforsikring', 'andre'],
  ])('puts ANNET with the name %s in %s', (name, area) => {
    expect(areaOf('ANNET', name)).toBe(area);
  });

  it.each<[System, string, string]>([
    ['PROLIFE', 'P77', 'liv-og-helse'],
    ['EIKA_PERSON', 'X1', 'liv-og-helse'],
    ['EIKA_SKADE', 'X1', 'andre'],
    ['NICE', 'P77', 'andre'],
    ['PROLIFE', 'REISE', 'reise'],
  ])('for %s, puts the unknown type %s in %s', (system, type, area) => {
    expect(areaOf(type, 'Forsikring', system)).toBe(area);
  });

  it.each(['constructor', '__proto__', 'toString', '', '🦄'])('puts «%s» in no area', (type) => {
    expect(areaOf(type)).toBe('andre');
  });
});
