import { expect, test } from 'vitest';
import { documentAddress } from './document-address.ts';

test.each([
  [undefined, '/api/privat/forsikring/dokumenter/NICE/V%201'],
  [4, '/api/privat/forsikring/dokumenter/NICE/V%201#page=4'],
])('page %s of a document is at %s', (page, address) => {
  expect(documentAddress({ systemSource: 'NICE', id: 'V 1' }, page)).toBe(address);
});
