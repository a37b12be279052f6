import { createHash, randomBytes } from 'node:crypto';
import type { SharedState } from '../platform/state/shared-state.ts';

const LIFETIME_MS = 60_000;

/** The customer who goes over to the claims system, through whom, and in which session. */
export type Jump = {
  customerId: string;
  distributor: string;
  kfpSessionId: string;
  /** the token ends with the session that this stands for */
  sessionHandle: string;
};

/**
 * Returns a token for a jump: 256 random bits, good once and for 60 seconds. Only its hash is kept (spec: decisions §4).
 */
export async function issueJumpToken(state: SharedState, jump: Jump): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await state.set(keyOf(token), jump, LIFETIME_MS);
  return token;
}

/** The jump of a token, which ends with this; null where it was used, has expired or never was. */
export async function redeemJumpToken(state: SharedState, token: string): Promise<Jump | null> {
  return await state.take<Jump>(keyOf(token));
}

function keyOf(token: string): string {
  return `claims-jump:${createHash('sha256').update(token).digest('base64url')}`;
}
