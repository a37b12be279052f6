import { expect, test } from 'vitest';
import { markedParts } from './CoverHit.tsx';

test.each([
  ['Skade på [[mobil]]telefon.', ['Skade på ', '<mobil>', 'telefon.']],
  ['[[Sykkel]]', ['<Sykkel>']],
  ['[[Brann]] og [[tyveri]]', ['<Brann>', ' og ', '<tyveri>']],
  ['Uten merker', ['Uten merker']],
  ['<b>[[bil]]</b> [1]', ['<b>', '<bil>', '</b> [1]']],
  ['uferdig [[bil', ['uferdig [[bil']],
])('%s has its parts', (quotation, expected) => {
  expect(markedParts(quotation).map(({ text, isHit }) => (isHit ? `<${text}>` : text))).toEqual(expected);
});
