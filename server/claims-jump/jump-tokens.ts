import { hash, randomBytes } from 'node:crypto';
import type { SharedState } from '../platform/state/shared-state.ts';

const LIFETIME_MS = 60_000;

/** A customer's transfer to the claims system: the customer, the distributor and the session. */
type Jump = {
  customerId: string;
  distributor: string;
  kfpSessionId: string;
  /** handle of the session; the token ends with it */
  sessionHandle: string;
};

/** Returns a token of 256 random bits, valid once and for 60 seconds. Only its hash is stored (spec: decisions §4). */
export async function issueJumpToken(state: SharedState, jump: Jump): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await state.set(keyOf(token), jump, LIFETIME_MS);
  return token;
}

/** Consumes a token and returns its transfer. Returns null if the token is used, expired or unknown. */
export async function redeemJumpToken(state: SharedState, token: string): Promise<Jump | null> {
  return await state.take<Jump>(keyOf(token));
}

function keyOf(token: string): string {
  return `claims-jump:${hash('sha256', token, 'base64url')}`;
}
