import { expect, test } from 'vitest';
import { matcherOf } from './contains-words.ts';

test.each([
  ['EL04821', 'Volvo V60, EL 04821', true],
  ['el 04821', 'Volvo V60, EL04821', true],
  ['el048', 'Volvo V60, EL\u00a004821', true],
  ['81030765', 'Hus 8103 0765', true],
  ['8103 0765', 'Hus 81030765', true],
  ['22334455', 'Ring 22 33 44 55', true],
  ['223 34 455', 'Ring 22 33 44 55', true],
  ['223 34 999', 'Ring 22 33 44 55', false],
  ['bil 223 34 455 nå', 'Nå: 22 33 44 55, bil', true],
  ['v60', 'Volvo V 60', true],
  ['60v', 'Volvo 60 V', true],
  ['60 2019', 'Modell 2019, V60', true],
  ['volvo el', 'EL 04821, Volvo', true],
  ['bilog', 'bil og båt', false],
  ['l04821', 'EL 04821', false],
  ['e l04821', 'Volvo, E L 04821', true],
  ['e l04821', 'Volvo, EL 04821', false],
  ['el04821', 'Volvo, E L 04821', false],
  ['2334', 'Ring 22 33 44 55', false],
  ['60.2', 'V60 2019', false],
  ['arsoversikt', 'Årsoversikt 2025', true],
  ['AARSOVERSIKT', 'A\u030arsoversikt 2025', true],
  ['kjøretøy', 'Kjoretoey', true],
  ['saeter', 'Sæter', true],
  ['ås', 'As', true],
  ['rør', 'Rar', false],
  ['enhet', 'Boenhet', true],
  ['el arsoversikt', 'Årsoversikt, Michael', true],
  ['(2+', 'Åsveien 2', false],
  ['(2+', 'Åsveien (2+', true],
  ['[2-3]', 'Åsveien 2', false],
])('“%s” in “%s”: %s', (query, text, isFound) => {
  expect(matcherOf(query)?.(text)).toBe(isFound);
});

test('has no matcher for a query without words', () => {
  expect(matcherOf(' \u00a0 ')).toBeNull();
});
