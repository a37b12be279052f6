import type { FastifyInstance } from 'fastify';
import { originOf } from '../platform/http/origin.ts';
import { BASE_PATH } from '../platform/http/paths.ts';

/** Half a year: RFC 9116 asks for less than one. */
const SECURITY_TEXT_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

export type FixedAddressOptions = {
  /** where somebody who found a weakness writes: a mailto: or https: address; null: to the distributor's own contact */
  securityContact: string | null;
};

/**
 * What is asked for at fixed addresses of every host: the root, robots.txt (nothing here is for search engines) and
 * security.txt (RFC 9116).
 */
export function fixedAddressRoutes(app: FastifyInstance, { securityContact }: FixedAddressOptions): void {
  app.get('/', { schema: { hide: true } }, async (_request, reply) => reply.redirect(`${BASE_PATH}/`));
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
  );
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (request, reply) => {
    const contact = securityContact ?? `mailto:${request.distributor.bankkontakt.epost}`;
    const expires = new Date(Date.now() + SECURITY_TEXT_DAYS * DAY_MS).toISOString();
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: no, en',
      `Canonical: ${originOf(request)}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
