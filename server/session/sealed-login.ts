import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A login under way. `expiresAt` is in epoch milliseconds. */
export type PendingLogin = {
  nonce: string;
  verifier: string;
  origin: string;
  goto: string | null;
  expiresAt: number;
  /** so old may the customer's proof be, in seconds; absent: an older version began the login, and checks nothing */
  maxAge?: number | null;
  /** the provider was to show nothing; absent: an older version began it */
  isSilent?: boolean;
};

/**
 * A login under way as the `state` that travels to the provider and back, encrypted and signed with a key that only the browser
 * that began it brings along: nothing of it is stored, so whoever opens the login page uses up nothing (docs/security.md, Limits).
 */
export function sealLogin(pending: PendingLogin, visitor: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(visitor), iv);
  const sealed = [iv, cipher.update(JSON.stringify(pending), 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

/** The login of a `state`; null where another browser began it, it was changed, or its time is over. */
export function openLogin(state: string, visitor: string): PendingLogin | null {
  const bytes = Buffer.from(state, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, keyOf(visitor), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text =
      decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    const pending = JSON.parse(text) as PendingLogin;
    return pending.expiresAt > Date.now() ? pending : null;
  } catch {
    return null;
  }
}

function keyOf(visitor: string): Buffer {
  return Buffer.from(hkdfSync('sha256', visitor, '', 'login under way', 32));
}
