import { expect, test } from 'vitest';
import { productsAt } from './products-at.ts';

test.each([
  ['/privat/forsikring/motor/bil', ['BIL']],
  ['/privat/forsikring/motor/bil?fromLo=true', ['BIL']],
  ['/privat/forsikring/innbo/', ['INNBO', 'KOLLEKTIV_HJEM']],
  ['/privat/forsikring/motor', []],
  ['https://www.eksempel.no/privat/forsikring/hus', []],
])('returns the products sold at %s', (href, products) => {
  expect(productsAt(href)).toEqual(products);
});
