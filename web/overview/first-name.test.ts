import { expect, it } from 'vitest';
import { firstName } from './use-overview.ts';

it.each([
  ['Kari Nordmann', 'Kari'],
  ['Anne-Lise Berg Hansen', 'Anne-Lise'],
  ['Åse', 'Åse'],
  ['  Ola   Nordmann ', 'Ola'],
  ['Ola\u00a0Nordmann', 'Ola'],
  ['', null],
  ['   ', null],
])('firstName(%j) returns %j', (navn, expected) => {
  expect(firstName(navn)).toBe(expected);
});
