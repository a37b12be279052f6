import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MASK, maskAddress, maskAddresses } from './mask-secrets.ts';

test.each([
  ['postgres://portal:hemmelig@db/portal', 'postgres://********@db/portal'],
  ['postgres://portal:to@hemmelig@db/portal', 'postgres://********@db/portal'],
  ['postgres://portal:hem melig hemmelig@db/portal', 'postgres://********@db/portal'],
  ['postgres://db/portal?user=portal&password=hemmelig', 'postgres://db/portal?********'],
  ['postgres://db/portal?sslmode=require', 'postgres://db/portal?sslmode=require'],
  ['postgres://portal:12/hemmelig@db/portal', '********'],
  ['postgres://portal:hem/hemmelig@db/portal', '********'],
  ['postgres://portal:hem#hemmelig@db/portal', '********'],
  ['postgres://portal:12?hemmelig@db/portal', '********'],
  ['rediss://hemmelig?@valkey:6379', '********'],
  ['rediss://hemmelig@valkey:6379', 'rediss://********@valkey:6379'],
  ['rediss://:hemmelig@valkey:6379/1', 'rediss://********@valkey:6379/1'],
  ['https://id.example/realms/privat', 'https://id.example/realms/privat'],
  ['portal:hemmelig@db', '********'],
  ['hemmelig', '********'],
])('prints %s as %s', (address, printed) => {
  expect(maskAddress(address)).toBe(printed);
});

test('never prints a password in an address, regardless of its characters', () => {
  const password = fc.string({ unit: 'grapheme-ascii', minLength: 4 });
  fc.assert(
    fc.property(password, (secret) => {
      const hidden = `HEMMELIG${secret}HEMMELIG`;
      for (const address of [
        `postgres://portal:${hidden}@db/portal`,
        `postgres://db/portal?password=${hidden}`,
        `rediss://:${hidden}@valkey`,
        `rediss://${hidden}@valkey`,
      ]) {
        expect(maskAddress(address)).not.toMatch(/hemmelig/i);
      }
    }),
  );
});

test('keeps the words of a text and masks the passwords in its addresses', () => {
  expect(maskAddresses('https://a.example https://ola:hemmelig@b.example')).toBe(
    'https://a.example https://********@b.example',
  );
  for (const text of ['openid profile', 'mailto:sikkerhet@bank.example'])
    expect(maskAddresses(text)).toBe(text);
});

test.each(['-----BEGIN PRIVATE KEY-----\nMIGHAgEA', '{"kty":"EC","d": "jpsQnnGQmL"}'])(
  'masks a text with a private key whole: %j',
  (text) => expect(maskAddresses(text)).toBe(MASK),
);
