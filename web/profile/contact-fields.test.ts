import { expect, test } from 'vitest';
import { contactStoreOf } from './contact-fields.ts';

test.each([
  ['1021', { eksisterer: true }, 'customer'],
  ['1021', { eksisterer: false }, 'customer'],
  ['1021', undefined, 'customer'],
  [null, { eksisterer: true }, 'life'],
  [null, { eksisterer: false }, null],
  [null, undefined, null],
])('with the customer number %s and the life record %j, the store is %s', (niceKundenummer, life, store) => {
  expect(contactStoreOf({ niceKundenummer }, life)).toBe(store);
});
