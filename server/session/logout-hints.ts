import { hash } from 'node:crypto';
import type { SharedState } from '../platform/state/shared-state.ts';
import { seal, unseal } from './sealed.ts';

const PURPOSE = 'id token of a session';

/** `customerId` identifies the owner, so that deleting the customer also deletes the token. */
type StoredHint = { sealed: string; customerId: string };

export type LogoutHints = ReturnType<typeof createLogoutHints>;

/**
 * Returns the store of ID tokens that tell the provider which login to end. A token contains the national id.
 * It is stored encrypted with the session's secret, which only the browser has (ADR-020).
 */
export function createLogoutHints(state: SharedState, maxMs: number) {
  return {
    async keep(secret: string, idToken: string, customerId: string): Promise<void> {
      const stored: StoredHint = { sealed: seal(idToken, secret, PURPOSE), customerId };
      await state.set(keyOf(secret), stored, maxMs);
    },

    async has(secret: string): Promise<boolean> {
      return (await state.get<StoredHint>(keyOf(secret))) !== null;
    },

    /** Removes the ID token of a session's secret and returns it, or null if there is none. */
    async take(secret: string): Promise<string | null> {
      const stored = await state.take<StoredHint>(keyOf(secret));
      return stored && unseal(stored.sealed, secret, PURPOSE);
    },
  };
}

function keyOf(secret: string): string {
  return `logout-hint:${hash('sha256', secret, 'base64url')}`;
}
