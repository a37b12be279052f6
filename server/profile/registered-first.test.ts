import { expect, test } from 'vitest';
import type { AddressTable } from '../platform/db/schema.ts';
import { registeredFirst } from './registered-first.ts';

const address = (street: string, position: number, is_registered: 0 | 1): AddressTable => ({
  ...{ customer_id: 'x', position, is_registered, street, house_number: null, house_letter: null },
  ...{ farm_number: null, title_number: null, postcode: '0155' },
});

test.each([
  ['one that is first already', ['A*'], ['A*']],
  ['the last one', ['A', 'B', 'C*'], ['C*', 'A', 'B']],
  ['the first of several', ['A', 'B*', 'C*', 'D'], ['B*', 'A', 'C', 'D']],
])('%s comes first, alone with the flag, the rest in their order', (_what, before, after) => {
  const rows = (names: string[]) => names.map((name, i) => address(name[0] ?? '', i, name[1] ? 1 : 0));
  expect(registeredFirst(rows(before))).toEqual(rows(after));
});

test('gaps in the places are closed', () => {
  const places = registeredFirst([address('A', 3, 0), address('B', 7, 1)])?.map((row) => row.position);
  expect(places).toEqual([0, 1]);
});

test.each([[[]], [[address('A', 0, 0)]]])(
  'without a registered address there is nothing to put first',
  (rows) => {
    expect(registeredFirst(rows)).toBeNull();
  },
);
