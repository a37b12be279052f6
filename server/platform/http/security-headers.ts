import type { FastifyInstance } from 'fastify';
import { protocolOf } from './origin.ts';

/** What every answer carries; a page's own policy comes from the page (see server/ssr). */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    setDefault('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    setDefault('cache-control', 'no-store');
    reply.header('x-content-type-options', 'nosniff');
    setDefault('referrer-policy', 'same-origin');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('cross-origin-resource-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    // No page of a customer's is for search engines.
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
