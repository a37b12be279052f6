import { expect, it } from 'vitest';
import { texts } from '#texts/recommendations.ts';
import { PRODUCTS } from './products.ts';

it.each([
  ['BIL', '/privat/forsikring/motor/bil'],
  ['HUS', '/privat/forsikring/hus'],
  ['REISE', '/privat/forsikring/skade/reise'],
  ['LIVSFORSIKRING', '/privat/forsikring/liv/kjop/livsforsikring'],
  ['KRITISK_SYKDOM', '/privat/forsikring/liv/kjop/kritisksykdom'],
  ['INNBO', '/privat/forsikring/innbo'],
  ['UFOEREPENSJON', '/privat/forsikring/liv/kjop/uforeforsikring'],
  ['UFOEREKAPITAL', '/privat/forsikring/liv/kjop/uforeforsikring'],
  ['BEHANDLINGSFORSIKRING', '/privat/forsikring/liv/kjop/behandlingsforsikring'],
  ['MOPED', '/privat/forsikring/motor/moped'],
  ['FRITIDSHUS', '/privat/forsikring/hytte'],
  ['BAAT', '/privat/forsikring/motor/baat'],
  ['MC', '/privat/forsikring/motor/mc'],
])('%s has the address %s', (type, href) => {
  expect(PRODUCTS.find((product) => product.type === type)?.href).toBe(href);
});

it('every product has texts', () => {
  for (const { type } of PRODUCTS) expect(Object.values(texts.products[type]).every(Boolean)).toBe(true);
  expect(PRODUCTS).toHaveLength(13);
});

it('member texts describe the collective discount as an addition to the general discount', () => {
  const members = Object.values(texts.products).map(({ member }) => member);
  const collective = members.filter((text) => text?.includes('kollektiv rabatt'));
  expect(collective.length).toBeGreaterThan(0);
  for (const text of collective) expect(text).toContain('kan du også få');
});
