import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityEvent } from '../observability/security-log.ts';
import { ProblemError, refusal } from './errors.ts';
import type { ProblemDetail } from './problem-texts.ts';

type Refusals = { notSetUp: ProblemDetail; wrong: ProblemDetail; event: SecurityEvent };

/** Returns a hook that requires one of the secrets: 503 if there is none, 401 if the given one is wrong. */
export function requireBearerSecret(secrets: readonly string[], { notSetUp, wrong, event }: Refusals) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (secrets.length === 0) throw new ProblemError(503, notSetUp);
    const [, given = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (secrets.some((secret) => timingSafeEqual(digest(given), digest(secret)))) return;
    reply.header('www-authenticate', 'Bearer');
    throw refusal(event, 401, wrong);
  };
}

/** Digests have a fixed length, so comparing them does not reveal the secret's length. */
function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
