import { expect, test } from 'vitest';
import { landscapeThings } from './landscape-things.ts';

function thingsOf(...productTypes: string[]): [string, string][] {
  const agreements = productTypes.map((productType, index) => ({
    policyNumber: String(index),
    name: 'Forsikring',
    productType,
    systemSource: 'NICE' as const,
    monthlyOre: null,
    yearlyOre: null,
  }));
  return [...landscapeThings(agreements)];
}

test.each([
  ['BIL', 'car', 'kjoretoy'],
  ['TILHENGER', 'trailer', 'kjoretoy'],
  ['MC', 'motorcycle', 'kjoretoy'],
  ['MOPED', 'moped', 'kjoretoy'],
  ['SNOSCOOTER', 'snowmobile', 'kjoretoy'],
  ['TRAKTOR', 'tractor', 'kjoretoy'],
  ['HUS', 'house', 'hus-og-hytte'],
  ['FRITIDSHUS', 'cabin', 'hus-og-hytte'],
  ['LANDBRUK', 'farm', 'hus-og-hytte'],
  ['REISE', 'luggage', 'reise'],
  ['INNBO', 'chair', 'innbo-og-ting'],
  ['VERDISAK', 'valuable', 'innbo-og-ting'],
  ['KRITISK_SYKDOM', 'heart', 'liv-og-helse'],
  ['BAAT', 'boat', 'baat'],
  ['KJAELEDYR', 'paw', 'dyr'],
  ['HEST', 'horse', 'dyr'],
])('%s has its thing, %s, which leads to its group', (type, thing, area) => {
  expect(thingsOf(type)).toEqual([[thing, `#i-${area}`]]);
});

test('two of a kind are one thing', () => {
  expect(thingsOf('BIL', 'VAREBIL', 'HUS').map(([thing]) => thing)).toEqual(['car', 'house']);
});
