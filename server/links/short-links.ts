import { createHash, randomBytes } from 'node:crypto';
import type { SharedState } from '../platform/state/shared-state.ts';

const LIFETIME_MS = 60_000;

/**
 * Stores a target for 60 seconds under a new id of 128 random bits; `kfpSessionId` says whose it is
 * (spec: decisions §5).
 */
export async function keepTarget(state: SharedState, kfpSessionId: string, target: string): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await state.set(keyOf(kfpSessionId, id), target, LIFETIME_MS);
  return id;
}

/** The target of an id, which ends with this; null in any other session than its own, and once it has ended. */
export async function takeTarget(
  state: SharedState,
  kfpSessionId: string,
  id: string,
): Promise<string | null> {
  return await state.take<string>(keyOf(kfpSessionId, id));
}

/** The same without ending it. */
export async function peekTarget(
  state: SharedState,
  kfpSessionId: string,
  id: string,
): Promise<string | null> {
  return await state.get<string>(keyOf(kfpSessionId, id));
}

/** The session is part of the key, so that nobody else's attempt can use a link up. */
function keyOf(kfpSessionId: string, id: string): string {
  return `link:${createHash('sha256').update(`${kfpSessionId}:${id}`).digest('base64url')}`;
}
