import type { FastifyInstance } from 'fastify';
import { ALWAYS, DEFAULTS } from './header-values.ts';
import { protocolOf } from './origin.ts';

/** Adds the security headers to every response. A page sets its own policy (see server/ssr). */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of Object.entries(DEFAULTS)) setDefault(name, value);
    reply.headers(ALWAYS);
    // Customer pages must not appear in search engines.
    if (String(reply.getHeader('content-type')).startsWith('text/html'))
      setDefault('x-robots-tag', 'noindex');
    if (protocolOf(request) === 'https') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    }
    done();

    function setDefault(name: string, value: string) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
}
