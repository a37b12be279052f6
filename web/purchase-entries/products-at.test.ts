import { expect, test } from 'vitest';
import { productsAt } from './products-at.ts';

test.each([
  ['/privat/forsikring/motor/bil', ['BIL']],
  ['/privat/forsikring/motor/bil?fromLo=true', ['BIL']],
  ['/privat/forsikring/motor/mc', ['MC']],
  ['/privat/forsikring/motor/moped', ['MOPED']],
  ['/privat/forsikring/motor/sek', ['SEK']],
  ['/privat/forsikring/motor/tilhenger', ['TILHENGER']],
  ['/privat/forsikring/motor/baat', ['BAAT']],
  ['/privat/forsikring/hus', ['HUS']],
  ['/privat/forsikring/hytte', ['FRITIDSHUS']],
  ['/privat/forsikring/skade/reise', ['REISE', 'KOLLEKTIV_REISE']],
  ['/privat/forsikring/innbo/', ['INNBO', 'KOLLEKTIV_HJEM']],
  ['/privat/forsikring/liv/kjop/livsforsikring', ['LIVSFORSIKRING']],
  ['/privat/forsikring/liv/kjop/kritisksykdom', ['KRITISK_SYKDOM']],
  ['/privat/forsikring/liv/kjop/uforeforsikring', ['UFOEREPENSJON', 'UFOEREKAPITAL']],
  ['/privat/forsikring/liv/kjop/behandlingsforsikring', ['BEHANDLINGSFORSIKRING']],
  ['/privat/forsikring/skade/kjaeledyr', ['KJAELEDYR', 'LOFAVOR_KJAELEDYR']],
  ['/privat/forsikring/motor', []],
  ['https://www.eksempel.no/privat/forsikring/hus', []],
])('returns the products sold at %s', (href, products) => {
  expect(productsAt(href)).toEqual(products);
});
