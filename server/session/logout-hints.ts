import { hash } from 'node:crypto';
import type { SharedState } from '../platform/state/shared-state.ts';
import { seal, unseal } from './sealed.ts';

const PURPOSE = 'id token of a session';

/** `customerId`: whose it is, so that deleting the customer finds it. */
type Kept = { sealed: string; customerId: string };

export type LogoutHints = ReturnType<typeof createLogoutHints>;

/**
 * The id tokens that name to the provider whose login is to end. One holds the national id, so the store has it encrypted with the
 * session's secret, which the browser alone brings along (ADR-097).
 */
export function createLogoutHints(state: SharedState, maxMs: number) {
  return {
    async keep(secret: string, idToken: string, customerId: string): Promise<void> {
      const kept: Kept = { sealed: seal(idToken, secret, PURPOSE), customerId };
      await state.set(keyOf(secret), kept, maxMs);
    },

    async has(secret: string): Promise<boolean> {
      return (await state.get<Kept>(keyOf(secret))) !== null;
    },

    /** Returns the id token of a session's secret, once. */
    async take(secret: string): Promise<string | null> {
      const kept = await state.take<Kept>(keyOf(secret));
      return kept && unseal(kept.sealed, secret, PURPOSE);
    },
  };
}

function keyOf(secret: string): string {
  return `logout-hint:${hash('sha256', secret, 'base64url')}`;
}
