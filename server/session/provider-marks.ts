import { createHmac } from 'node:crypto';
import type { SharedState } from '../platform/state/shared-state.ts';
import type { LoginClient } from './login-client.ts';

/** The identifiers in a provider's login: the customer (`sub`) and the provider's session (`sid`). */
export type ProviderNames = { sub: string; sid: string | null };

/** The identifiers as stored: keyed hashes, because a name may contain a national id. */
export type ProviderMarks = ProviderNames;

export type LoginsOfProvider = ReturnType<typeof createLoginsOfProvider>;

/**
 * Returns the store that maps a provider's login identifiers to customers (ADR-020). Entries live for
 * `maxMs`. With another secret of the client, the marks of earlier logins are not found.
 */
export function createLoginsOfProvider(state: SharedState, client: LoginClient, maxMs: number) {
  const { authentication } = client;
  const key =
    authentication.method === 'private_key_jwt' ? String(authentication.key.jwk.d) : authentication.secret;
  const markOf = (kind: keyof ProviderNames, name: string) =>
    createHmac('sha256', key).update(`${kind} ${name}`).digest('base64url');
  const keyOf = (mark: string) => `login-of:${mark}`;

  return {
    /** Returns the hashed identifiers of a login. */
    marksOf: ({ sub, sid }: ProviderNames): ProviderMarks => ({
      sub: markOf('sub', sub),
      sid: sid === null ? null : markOf('sid', sid),
    }),

    /** Stores the customer of a login for the maximum session lifetime. */
    async remember({ sub, sid }: ProviderMarks, customerId: string): Promise<void> {
      await state.set(keyOf(sub), customerId, maxMs);
      if (sid !== null) await state.set(keyOf(sid), customerId, maxMs);
    },

    /** Returns the customer id of a hashed identifier, or null if no login has used it. */
    customerOf: async (mark: string): Promise<string | null> => await state.get<string>(keyOf(mark)),
  };
}
