import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A strong entity tag: another content has another tag (RFC 9110, 8.8.3). */
export function entityTag(content: string | Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

/** Whether an If-None-Match header names the tag; whether it is called weak doesn't matter (RFC 9110, 13.1.2). */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const named = (ifNoneMatch ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  return named.includes(tag) || named.includes('*');
}

/**
 * A hook for an answer that is the same for everybody: the browser keeps it and asks each time whether it still
 * holds; then the answer is 304, without content. It is never taken from the browser's cache unasked, since
 * X-Session-Expiry on a cached answer would be that of a session long gone.
 */
export function keptByBrowsers(tag: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    reply.header('etag', tag).header('cache-control', 'private, max-age=0, must-revalidate');
    if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return undefined;
  };
}
