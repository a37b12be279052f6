import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from './errors.ts';

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
 */
export function refuseOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.routeOptions.config.ownOriginOnly && isFromOtherOrigin(request)) {
      throw refusal('opened-by-another-site', 403, 'openedByAnotherSite');
    }
    done();
  });
}

function isFromOtherOrigin({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && !OWN.includes(site);
}
