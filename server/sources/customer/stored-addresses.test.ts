import { expect, test } from 'vitest';
import type { AddressTable } from '../../platform/db/schema.ts';
import { registeredFirst } from './stored-addresses.ts';

const address = (street: string, position: number, is_registered: 0 | 1): AddressTable => ({
  ...{ customer_id: 'x', position, is_registered, street, house_number: null, house_letter: null },
  ...{ farm_number: null, title_number: null, postcode: '0155' },
});

test.each([
  ['an address that is already first', ['A*'], ['A*']],
  ['the last address', ['A', 'B', 'C*'], ['C*', 'A', 'B']],
  ['the first of several registered addresses', ['A', 'B*', 'C*', 'D'], ['B*', 'A', 'C', 'D']],
])('%s comes first with the only flag, and the others keep their order', (_what, before, after) => {
  const rows = (names: string[]) => names.map((name, i) => address(name[0] ?? '', i, name[1] ? 1 : 0));
  expect(registeredFirst(rows(before))).toEqual(rows(after));
});

test('positions are renumbered without gaps', () => {
  const places = registeredFirst([address('A', 3, 0), address('B', 7, 1)])?.map((row) => row.position);
  expect(places).toEqual([0, 1]);
});

test.each([[[]], [[address('A', 0, 0)]]])('the result is null without a registered address', (rows) => {
  expect(registeredFirst(rows)).toBeNull();
});
