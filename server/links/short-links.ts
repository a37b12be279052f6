import { createHash, randomBytes } from 'node:crypto';
import type { SharedState } from '../platform/state/shared-state.ts';

const LIFETIME_MS = 60_000;

type Owner = { kfpSessionId: string; customerId: string };

/** Stores a target for 60 seconds under a new id of 128 random bits; the session says whose it is (spec: decisions §5). */
export async function keepTarget(state: SharedState, session: Owner, target: string): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await state.set(keyOf(session, id), target, LIFETIME_MS);
  return id;
}

/** The target of an id, which ends with this; null in any other session than its own, and once it has ended. */
export async function takeTarget(state: SharedState, session: Owner, id: string): Promise<string | null> {
  return await state.take<string>(keyOf(session, id));
}

/** The same without ending it. */
export async function peekTarget(state: SharedState, session: Owner, id: string): Promise<string | null> {
  return await state.get<string>(keyOf(session, id));
}

/** The session is part of the key, so that nobody else's attempt can use a link up; the customer, so that deleting finds it. */
function keyOf({ kfpSessionId, customerId }: Owner, id: string): string {
  return `link:${customerId}:${createHash('sha256').update(`${kfpSessionId}:${id}`).digest('base64url')}`;
}
