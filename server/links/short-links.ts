import { hash, randomBytes } from 'node:crypto';
import type { SharedState } from '../platform/state/shared-state.ts';

const LIFETIME_MS = 60_000;

type Owner = { kfpSessionId: string; customerId: string };

/** Stores a target for 60 seconds and returns its new id of 128 random bits, for this session (spec: decisions §5). */
export async function keepTarget(state: SharedState, session: Owner, target: string): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await state.set(keyOf(session, id), target, LIFETIME_MS);
  return id;
}

/** Consumes the id and returns its target. Returns null in another session, or if the id is used or expired. */
export async function takeTarget(state: SharedState, session: Owner, id: string): Promise<string | null> {
  return await state.take<string>(keyOf(session, id));
}

/** Returns the target of an id without consuming it. */
export async function peekTarget(state: SharedState, session: Owner, id: string): Promise<string | null> {
  return await state.get<string>(keyOf(session, id));
}

/**
 * The key contains the session, so that another session can't consume the link. It contains the customer, so
 * that deleting the customer also deletes the link.
 */
function keyOf({ kfpSessionId, customerId }: Owner, id: string): string {
  return `link:${customerId}:${hash('sha256', `${kfpSessionId}:${id}`, 'base64url')}`;
}
