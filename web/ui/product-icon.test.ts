import { expect, it } from 'vitest';
import { productIcon } from './product-icon.ts';

it.each([
  ['BIL', 'car'],
  ['TILHENGER', 'trailer'],
  ['MC', 'motorcycle'],
  ['HUS', 'house'],
  ['FRITIDSHUS', 'cabin'],
  ['KOLLEKTIV_REISE', 'luggage'],
  ['INNBO', 'chair'],
  ['VERDISAK', 'valuable'],
  ['LIVSFORSIKRING', 'heart'],
  ['UFOEREPENSJON', 'protection'],
  ['BEHANDLINGSFORSIKRING', 'treatment'],
  ['BAAT', 'boat'],
  ['LOFAVOR_KJAELEDYR', 'paw'],
  ['SEK', 'scooter'],
  ['HEST', 'horse'],
  ['ID_TYVERI', 'chair'],
  ['NOE_NYTT', 'shield'],
  ['constructor', 'shield'],
])('the icon of %s is %s', (productType, icon) => {
  expect(productIcon({ productType, name: 'Forsikring', systemSource: 'NICE' })).toBe(icon);
});
