import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './sealed.ts';

const TEXT = '{"nonce":"en hemmelighet","verifier":"en annen"}';
const SECRET = randomBytes(32).toString('base64url');
const PURPOSE = 'test';

test('a sealed text is opened with its secret and purpose', () => {
  const sealed = seal(TEXT, SECRET, PURPOSE);
  expect(sealed).not.toContain(Buffer.from('hemmelighet').toString('base64url'));
  expect(unseal(sealed, SECRET, PURPOSE)).toBe(TEXT);
  expect(seal(TEXT, SECRET, PURPOSE)).not.toBe(sealed);
});

test('a sealed text is not opened with another secret or purpose, or from a part of it', () => {
  const sealed = seal(TEXT, SECRET, PURPOSE);
  expect(unseal(sealed, `${SECRET}x`, PURPOSE)).toBeNull();
  expect(unseal(sealed, SECRET, 'another')).toBeNull();
  for (const length of [0, 10, sealed.length - 4])
    expect(unseal(sealed.slice(0, length), SECRET, PURPOSE)).toBeNull();
});

test('a sealed text is not opened after a change of any byte', () => {
  const sealed = Buffer.from(seal(TEXT, SECRET, PURPOSE), 'base64url');
  for (const [place, byte] of sealed.entries()) {
    const changed = Buffer.from(sealed);
    changed[place] = byte ^ 1;
    expect(unseal(changed.toString('base64url'), SECRET, PURPOSE), `byte ${place}`).toBeNull();
  }
});
