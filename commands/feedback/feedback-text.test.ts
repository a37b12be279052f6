import { expect, test } from 'vitest';
import { withoutFormula } from './feedback-text.ts';

test.each([
  ...['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠A', '%1', '|x'],
  ...[' =1', '   =1', '\t=1', '\r=1', '\n=1', '\u00a0=1', '\u3000=1', '\u200b=1', '\ufeff=1', '\u0000=1'],
  ...['"=1', "'=1", ' "=1', '\ttekst', '\rtekst'],
])('prefixes %j', (text) => {
  expect(withoutFormula(text)).toBe(`'${text}`);
});

test.each(['', ' ', 'Bra', '1 = 1', 'a-b', ' Fint =)', '5', '"sitat"', 'å = 1', '22334455'])(
  'keeps %j',
  (text) => {
    expect(withoutFormula(text)).toBe(text);
  },
);
