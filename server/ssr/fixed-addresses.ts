import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../../domain/days.ts';
import { PORTAL_PATH } from '../../domain/paths.ts';
import type { Configuration } from '../platform/config/configuration.ts';
import { originOf } from '../platform/http/origin.ts';

/** Validity of security.txt, in days. RFC 9116 recommends less than a year. */
const SECURITY_TEXT_DAYS = 180;

/** Adds the fixed addresses of every host: the root, robots.txt and security.txt (RFC 9116). */
export function fixedAddressRoutes(app: FastifyInstance, { securityContact }: Configuration): void {
  app.get('/', async (_request, reply) => reply.redirect(`${PORTAL_PATH}/`));
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
  );
  app.get('/.well-known/security.txt', async (request, reply) => {
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
