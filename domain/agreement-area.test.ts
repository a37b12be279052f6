import { describe, expect, it } from 'vitest';
import { AGREEMENT_AREAS, agreementAreaOf } from './agreement-area.ts';
import { PRODUCT_AREAS } from './product-area.ts';
import type { System } from './systems.ts';

const areaOf = (productType: string, name = 'Forsikring', systemSource: System = 'NICE') =>
  agreementAreaOf({ productType, name, systemSource });

it('has the product areas in their order, then the others', () => {
  expect(AGREEMENT_AREAS).toEqual([...PRODUCT_AREAS, 'andre']);
});

describe('a customer finds an insurance where they look for it', () => {
  it.each([
    ['BIL', 'kjoretoy'],
    ['FRITIDSHUS', 'hus-og-hytte'],
    ['KOLLEKTIV_REISE', 'reise'],
    ['KOLLEKTIV_HJEM', 'innbo-og-ting'],
    ['KOLLEKTIV_GRUNNFORSIKRING', 'liv-og-helse'],
    ['KOLLEKTIV_BETALING', 'liv-og-helse'],
    ['GRUPPELIV', 'liv-og-helse'],
    ['LIVSFORSIKRING', 'liv-og-helse'],
    ['BAAT', 'baat'],
    ['LOFAVOR_KJAELEDYR', 'dyr'],
  ])('%s, which the specification names: %s', (type, area) => {
    expect(areaOf(type)).toBe(area);
  });

  it.each([
    ['ID_TYVERI', 'innbo-og-ting'],
    ['SYKKEL', 'innbo-og-ting'],
    ['ELSYKKEL', 'innbo-og-ting'],
    ['EL_SPARKESYKKEL', 'kjoretoy'],
    ['DRONE', 'innbo-og-ting'],
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
  ])('%s, by its words: %s', (type, area) => {
    expect(areaOf(type)).toBe(area);
  });

  it.each([
    ['El-sykkelforsikring', 'innbo-og-ting'],
    ['Båtforsikring', 'baat'],
    ['Uføreforsikring', 'liv-og-helse'],
    ['Utvidet bilforsikring', 'kjoretoy'],
    ['Billettforsikring', 'andre'],
    ['Advokatforsikring', 'andre'],
  ])('ANNET called %s, by its name: %s', (name, area) => {
    expect(areaOf('ANNET', name)).toBe(area);
  });

  it.each<[System, string, string]>([
    ['PROLIFE', 'P77', 'liv-og-helse'],
    ['EIKA_PERSON', 'X1', 'liv-og-helse'],
    ['EIKA_SKADE', 'X1', 'andre'],
    ['NICE', 'P77', 'andre'],
    ['PROLIFE', 'REISE', 'reise'],
  ])('from %s an unknown %s: %s', (system, type, area) => {
    expect(areaOf(type, 'Forsikring', system)).toBe(area);
  });

  it.each(['constructor', '__proto__', 'toString', '', '🦄'])('«%s» belongs to no area', (type) => {
    expect(areaOf(type)).toBe('andre');
  });
});
