import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Returns a strong entity tag: different content has a different tag (RFC 9110, 8.8.3). */
export function entityTag(content: string | Buffer): string {
  return `"${hash('sha256', content, 'base64url').slice(0, 27)}"`;
}

/** Returns whether an If-None-Match header names the tag, by weak comparison (RFC 9110, 13.1.2). */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const named = (ifNoneMatch ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  return named.includes(tag) || named.includes('*');
}

/**
 * Returns a hook for a response that is the same for all customers. The browser caches it and revalidates it
 * on every use. If it is unchanged, the response is 304 without content. Without revalidation, a cached
 * response would have the X-Session-Expiry of an old session.
 */
export function revalidatedByBrowsers(tag: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    reply.header('etag', tag).header('cache-control', 'private, max-age=0, must-revalidate');
    if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return undefined;
  };
}
