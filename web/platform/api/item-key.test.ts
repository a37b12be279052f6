import { expect, test } from 'vitest';
import { itemKeyOf } from './item-key.ts';

test.each([
  [
    { systemSource: 'NICE', id: 'm-7' },
    { systemSource: 'NICE', id: 'm-7' },
  ],
  [
    { systemSource: 'NICE', id: 'a%2Fb' },
    { systemSource: 'NICE', id: 'a%2Fb' },
  ],
  [{ systemSource: 'nice', id: 'm-7' }, null],
  [{ systemSource: 'constructor', id: 'm-7' }, null],
  [{ systemSource: 'NICE', id: 'a\u0000' }, null],
  [{ systemSource: 'NICE', id: 'x'.repeat(101) }, null],
  [{ systemSource: 'NICE' }, null],
])('%j has the key %j', (parameters, key) => {
  expect(itemKeyOf(parameters)).toEqual(key);
});
