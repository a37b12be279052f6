import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from './errors.ts';
import { originOf } from './origin.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** pages of other origins may neither link to the route nor load from it */
    ownOriginOnly?: true;
  }
}

/** `none`: typed, bookmarked, or opened by another app. */
const OWN: readonly unknown[] = ['same-origin', 'none'];

/**
 * Refuses requests that another origin caused, for routes with `ownOriginOnly` (ASVS 3.5.3). A redirect by another
 * site counts as such a request. Browsers that do not send `Sec-Fetch-Site` are served: `SameSite=Lax` protects them.
 * Refuses requests in advance there, too.
 */
export function refuseOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.ownOriginOnly) return done();
    if (isInAdvance(request)) return reply.code(403).send();
    if (isFromOtherOrigin(request) && !isFromOwnPage(request)) {
      throw refusal('opened-by-another-site', 403, 'openedByAnotherSite');
    }
    done();
  });
}

/**
 * Returns whether a browser loads a page or file before the customer opens it. It would renew the session, show a
 * message of an act unseen, record an activity or use a link up.
 */
export function isInAdvance({ headers }: FastifyRequest): boolean {
  return String(headers['sec-purpose']).startsWith('prefetch');
}

function isFromOtherOrigin({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && !OWN.includes(site);
}

/**
 * Returns whether a page of this origin links to the address. Safari says `cross-site` for a link that opens a new
 * tab without an opener. Other pages can't send this `Referer`. A redirect by another site removes it, or keeps
 * only the origin of a page with the policy `strict-origin`.
 */
function isFromOwnPage(request: FastifyRequest): boolean {
  const page = URL.parse(request.headers.referer ?? '');
  return page?.origin === originOf(request) && page.pathname !== '/';
}
