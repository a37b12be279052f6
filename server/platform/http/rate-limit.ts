import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SharedState } from '../state/shared-state.ts';
import { clientNetwork } from './client-network.ts';
import { refusal } from './errors.ts';

const WINDOW_MS = 60_000;

/**
 * A hook that lets a network make `perMinute` requests of this name a minute, counted across instances; then 429. A page
 * that is rendered from an endpoint does not count: one network can be a whole office.
 */
export function rateLimit(state: SharedState, name: string, perMinute: number) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { count, ttlMs } = await state.increment(`rate:${name}:${clientNetwork(request)}`, WINDOW_MS);
    if (count <= perMinute) return;
    reply.header('retry-after', Math.max(1, Math.ceil(ttlMs / 1000)));
    throw refusal('limit-hit', 429, 'waitABit');
  };
}
