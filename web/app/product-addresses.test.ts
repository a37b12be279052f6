import { expect, test } from 'vitest';
import { productsAt } from '../purchase-entries/products-at.ts';
import { PRODUCTS } from '../recommendations/products.ts';

// One list for both would be a file more on every page.
test.each(PRODUCTS)('a recommendation of $type leads to an address that sells it', ({ type, href }) => {
  expect(productsAt(href)).toContain(type);
});
