import type { FastifyInstance } from 'fastify';
import { protocolOf } from './origin.ts';

/** What every answer carries unless it says otherwise itself. */
const DEFAULTS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
};
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};
/** For answers that no hook sees. */
export const SECURITY_HEADERS = { ...DEFAULTS, ...ALWAYS };

/** What every answer carries; a page's own policy comes from the page (see server/ssr). */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of Object.entries(DEFAULTS)) setDefault(name, value);
    reply.headers(ALWAYS);
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
