import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { orNull } from '../platform/or-null.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts and authenticates a text by a secret that only the browser has. Each `purpose` has its own key. */
export function seal(text: string, secret: string, purpose: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret, purpose), iv);
  const sealed = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

/** Returns the sealed text, or null if another secret sealed it or it was modified. */
export function unseal(sealed: string, secret: string, purpose: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, keyOf(secret, purpose), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = bytes.subarray(IV_BYTES, -TAG_BYTES);
  return orNull(() => decipher.update(text, undefined, 'utf8') + decipher.final('utf8'));
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
