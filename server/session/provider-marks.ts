import { createHmac } from 'node:crypto';
import type { SharedState } from '../platform/state/shared-state.ts';
import type { LoginClient } from './login-client.ts';

/** What a provider names in a login: who it is, and its own session of theirs. */
export type ProviderNames = { sub: string; sid: string | null };

/** The same as our store has it: hashed with a key of ours, since a name may be a national id. */
export type ProviderMarks = ProviderNames;

export type LoginsOfProvider = ReturnType<typeof createLoginsOfProvider>;

/** Whose logins the provider speaks of when it ends one (ADR-098). */
export function createLoginsOfProvider(state: SharedState, client: LoginClient, maxMs: number) {
  const { authentication } = client;
  const key =
    authentication.method === 'private_key_jwt' ? String(authentication.key.jwk.d) : authentication.secret;
  const markOf = (kind: keyof ProviderNames, name: string) =>
    createHmac('sha256', key).update(`${kind} ${name}`).digest('base64url');
  const keyOf = (mark: string) => `login-of:${mark}`;

  return {
    /** Returns what a session of these names is found by. */
    marksOf: ({ sub, sid }: ProviderNames): ProviderMarks => ({
      sub: markOf('sub', sub),
      sid: sid === null ? null : markOf('sid', sid),
    }),

    /** Remembers whose they are, as long as a session may last. */
    async remember({ sub, sid }: ProviderMarks, customerId: string): Promise<void> {
      await state.set(keyOf(sub), customerId, maxMs);
      if (sid !== null) await state.set(keyOf(sid), customerId, maxMs);
    },

    /** The customer of a mark; null where nobody has logged in with it. */
    customerOf: async (mark: string): Promise<string | null> => await state.get<string>(keyOf(mark)),
  };
}
