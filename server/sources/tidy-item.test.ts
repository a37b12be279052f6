import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { tidyItem } from './tidy-item.ts';

const Inner = Type.Object({ fee: Type.Optional(Type.Number()) });
const Outer = Type.Object({
  name: Type.String(),
  note: Type.Optional(Type.String()),
  inner: Type.Optional(Inner),
  list: Type.Optional(Type.Array(Inner)),
});

test.each<[string, unknown, unknown]>([
  ['only known fields', { name: 'a', note: 'b' }, { name: 'a', note: 'b' }],
  ['an unknown field', { name: 'a', more: { secret: 1 } }, { name: 'a' }],
  ['null in an optional field', { name: 'a', note: null }, { name: 'a' }],
  ['null in a required field', { name: null }, { name: null }],
  ['null in a nested field', { name: 'a', inner: { fee: null, x: 1 } }, { name: 'a', inner: {} }],
  ['null in a list’s item', { name: 'a', list: [{ fee: null }] }, { name: 'a', list: [{}] }],
  ['null as a list’s item', { name: 'a', list: [null] }, { name: 'a', list: [null] }],
  ['a wrong type', { name: 'a', inner: 'x', list: {} }, { name: 'a', inner: 'x', list: {} }],
  ['an inherited name', JSON.parse('{"name":"a","__proto__":{"note":"b"}}'), { name: 'a' }],
  ['a value that is not an object', 'x', 'x'],
  ['null', null, null],
  ['a list', [1], [1]],
])('tidyItem handles %s', (_case, value, known) => {
  expect(tidyItem(Outer, value)).toEqual(known);
});
