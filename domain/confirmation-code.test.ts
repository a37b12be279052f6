import { describe, expect, test } from 'vitest';
import { CODE_ALPHABET, formatCode, parseCode } from './confirmation-code.ts';

const CODE = '7KQ4M2XD9TRB';

test('the alphabet has 32 different characters, none of them easily confused', () => {
  expect(new Set(CODE_ALPHABET).size).toBe(32);
  expect(CODE_ALPHABET).not.toMatch(/[ILOU]/);
});

describe('parseCode', () => {
  test.each([
    ['as printed', '7KQ4-M2XD-9TRB'],
    ['in lower case', '7kq4-m2xd-9trb'],
    ['without hyphens', CODE],
    ['with spaces', ' 7KQ4 M2XD  9TRB\n'],
    ['with dashes', '7KQ4–M2XD—9TRB'],
    ['with non-breaking hyphens and spaces', '7KQ4\u2011M2XD\u00a09TRB'],
    ['with a final full stop', '7KQ4-M2XD-9TRB.'],
    ['in quotation marks', '«7KQ4-M2XD-9TRB»,'],
    ['as the printed link', 'https://bank.example/privat/forsikring/oversikt/kontroll?kode=7KQ4-M2XD-9TRB'],
    ['with a soft hyphen', '7KQ4\u00ad-M2XD-9TRB'],
  ])('reads a code %s', (_how, text) => {
    expect(parseCode(text)).toBe(CODE);
  });

  test('reads letters that look like digits', () => {
    expect(parseCode('oOiI-lLuU-ABCD')).toBe('001111VVABCD');
  });

  test.each([
    ['nothing', ''],
    ['too few characters', '7KQ4-M2XD-9TR'],
    ['too many characters', '7KQ4-M2XD-9TRBA'],
    ['another sign', '7KQ4-M2XD-9TR*'],
    ['a letter of another alphabet', '7KQ4-M2XD-9TRВ'],
    ['a code within a very long text', `${CODE}${' '.repeat(300)}`],
  ])('refuses %s', (_what, text) => {
    expect(parseCode(text)).toBeNull();
  });
});

test('formatCode puts a hyphen after every fourth character', () => {
  expect(formatCode(CODE)).toBe('7KQ4-M2XD-9TRB');
  expect(parseCode(formatCode(CODE))).toBe(CODE);
});
