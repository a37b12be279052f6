import { expect, test } from 'vitest';
import { parseEmail } from './email.ts';

const label = (length: number) => 'a'.repeat(length);
/** Returns a valid address of `length` characters. */
const ofLength = (length: number) =>
  `${label(64)}@${label(63)}.${label(63)}.${label(length - 64 - 1 - 63 - 1 - 63 - 1)}`;

test.each([
  'a@b.c',
  'kari.nordmann@example.com',
  'Kari.Nordmann@Example.COM',
  'bjørn.ærlig-åsen@example.no',
  'ØYVIND@example.no',
  'post@blåbær.example',
  "o'brien+bil_2@mail.avdeling.example.com",
  "!#$%&'*+/=?^_`{|}~-@example.com",
  '12345678@example.com',
  'a@xn--blbr-roah.example',
  'a@1.example',
  'a@ab.example',
  `${label(64)}@example.com`,
  `a@${label(63)}.no`,
  ofLength(254),
])('%s is a valid address', (text) => {
  expect(parseEmail(text)).toBe(text);
});

test.each([
  ['space around it', '  a@example.com\t\n', 'a@example.com'],
  ['no-break space around it', '\u00a0a@example.com\u00a0', 'a@example.com'],
  ['å in two characters', 'a\u030ase@example.com', 'åse@example.com'],
])('%s is corrected', (_case, text, email) => {
  expect(parseEmail(text)).toBe(email);
});

test.each([
  '',
  ' ',
  '@',
  'example.com',
  'a@',
  '@example.com',
  'a@example',
  'a@.example',
  'a@example.',
  'a@example..com',
  'a@-example.com',
  'a@example-.com',
  'a@exa_mple.com',
  'a@b@example.com',
  '.a@example.com',
  'a.@example.com',
  'a..b@example.com',
  'a b@example.com',
  'a@exam ple.com',
  'a@example.com,b@example.com',
  'a@example.com;b',
  'Kari <a@example.com>',
  '"a b"@example.com',
  'a\\b@example.com',
  'a(b)@example.com',
  'josé@example.com',
  'a@[127.0.0.1]',
  'a\n@example.com',
  'a\u0000b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  '\u202ea@example.com',
  'a\u200b@example.com',
  '😀@example.com',
  '\ud800@example.com',
  `${label(65)}@example.com`,
  `a@${label(64)}.no`,
  `a@no.${label(64)}`,
  ofLength(255),
])('%j is not an address', (text) => {
  expect(parseEmail(text)).toBeNull();
});

test('rejects very long text without delay', () => {
  const started = performance.now();
  for (const text of [`${'a.'.repeat(50_000)}@`, `a@${'a-'.repeat(50_000)}`, `a@${'a.'.repeat(120)}-`]) {
    expect(parseEmail(text)).toBeNull();
  }
  expect(performance.now() - started).toBeLessThan(500);
});
