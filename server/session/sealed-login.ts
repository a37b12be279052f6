import { seal, unseal } from './sealed.ts';

/** Must stay the same in all versions, so that they can open each other's logins. */
const PURPOSE = 'login under way';

/** A login in progress. `expiresAt` is in epoch milliseconds. */
export type PendingLogin = {
  nonce: string;
  verifier: string;
  origin: string;
  goto: string | null;
  expiresAt: number;
  /** maximum age of the authentication, in seconds; absent and unchecked in logins of an older version */
  maxAge?: number | null;
  /** whether the provider was asked to show no page; absent if an older version started the login */
  isSilent?: boolean;
};

/**
 * Returns a login in progress as the `state` parameter, encrypted with a key that only this browser has. The
 * server stores nothing, so opening the login page uses no storage (docs/security.md, Login under way).
 */
export function sealLogin(pending: PendingLogin, visitor: string): string {
  return seal(JSON.stringify(pending), visitor, PURPOSE);
}

/** Returns the login of a `state`; null if it is another browser's, was modified, or has expired. */
export function openLogin(state: string, visitor: string): PendingLogin | null {
  const text = unseal(state, visitor, PURPOSE);
  const pending = text === null ? null : (JSON.parse(text) as PendingLogin);
  return pending && pending.expiresAt > Date.now() ? pending : null;
}
