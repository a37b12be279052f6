import { seal, unseal } from './sealed.ts';

/** The key of another version of the portal is the same. */
const PURPOSE = 'login under way';

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
  return seal(JSON.stringify(pending), visitor, PURPOSE);
}

/** The login of a `state`; null where another browser began it, it was changed, or its time is over. */
export function openLogin(state: string, visitor: string): PendingLogin | null {
  const text = unseal(state, visitor, PURPOSE);
  const pending = text === null ? null : (JSON.parse(text) as PendingLogin);
  return pending && pending.expiresAt > Date.now() ? pending : null;
}
