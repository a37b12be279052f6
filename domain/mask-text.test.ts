import { expect, test } from 'vitest';
import { maskText, unmaskText } from './mask-text.ts';

const KEY = 'aB3-_xYz09qWeRtY';

test.each([
  '',
  '/privat/forsikring/oversikt/?a=1&b=%C3%B8',
  'blåbær 🫐',
  'Bjørn Ærlig-Åsen',
  'x'.repeat(5000),
])('reads the masked text %s', (text) => {
  const masked = maskText(text, KEY);
  expect(masked).toMatch(/^[\w-]+\.[\w-]*$/);
  expect(unmaskText(masked)).toBe(text);
});

test('has no part of the text, and differs for each key', () => {
  const text = '/privat/forsikring/oversikt/?mobil=91234567';
  const [first, second] = [maskText(text, KEY), maskText(text, [...KEY].toReversed().join(''))];
  for (const masked of [first, second]) {
    const bytes = Buffer.from(masked.split('.')[1] ?? '', 'base64url').toString('latin1');
    for (let place = 0; place + 4 <= text.length; place++) {
      expect(`${masked} ${bytes}`).not.toContain(text.slice(place, place + 4));
    }
  }
  expect(first.split('.')[1]).not.toBe(second.split('.')[1]);
});

test.each(['', 'a', '/privat/forsikring', '.', '.abc', 'a.b', `${KEY}.____`, `${KEY}.a b`, `${KEY}.a.b`])(
  'reads nothing from «%s»',
  (text) => expect(unmaskText(text)).toBeNull(),
);
