import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityEvent } from '../observability/security-log.ts';
import { ProblemError, refusal } from './errors.ts';
import type { ProblemDetail } from './problem-texts.ts';

type Refusals = { notSetUp: ProblemDetail; wrong: ProblemDetail; event: SecurityEvent };

/** Returns a hook that lets the bearer of the secret through: without one set up 503, without the right one 401. */
export function bearerAlone(secret: string | null, { notSetUp, wrong, event }: Refusals) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (secret === null) throw new ProblemError(503, notSetUp);
    const [, given = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (timingSafeEqual(digest(given), digest(secret))) return;
    reply.header('www-authenticate', 'Bearer');
    throw refusal(event, 401, wrong);
  };
}

/** Digests are of one length, so that comparing them reveals nothing of the secret's. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
