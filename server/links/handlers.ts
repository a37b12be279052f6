import { LINK_TARGET_LENGTH, type linksApi } from '../../contract/links.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { ProblemError } from '../platform/http/errors.ts';
import { originOf } from '../platform/http/origin.ts';
import { limitedByCustomer } from '../platform/http/rate-limit.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import type { AreaServices } from '../standing/area-services.ts';
import { keepTarget, SHORT_LINK_PATH } from './short-link-page.ts';

type LinkDeps = AreaServices & { linksPerMinute: number };

/** Returns the handler that shortens addresses that are too long for the mobile bank's viewer (spec: decisions §5). */
export function linkHandlers({ db, state, linksPerMinute }: LinkDeps): Handlers<typeof linksApi> {
  return {
    'POST /lenke': {
      http: limitedByCustomer('link', { perNetwork: linksPerMinute }),
      async handle({ request, session, body }) {
        const target = linkTarget(body.url, request.distributor.linkHosts);
        if (target === null) {
          throw new ProblemError(400, 'linkNotAllowed');
        }
        const id = await keepTarget(state, session, target);
        await recordActivity(db, session, 'short-link-issued');
        securityEvent(request, 'short-link-issued');
        return { kortUrl: `${originOf(request)}${SHORT_LINK_PATH}/${id}` };
      },
    },
  };
}

/**
 * Returns the normalized target of a short link, or null if it is not allowed (spec: decisions §5). A target
 * must use https on the standard port of a listed host, without a user name or password.
 */
export function linkTarget(asked: string, hosts: readonly string[]): string | null {
  const url = URL.parse(asked);
  if (url?.protocol !== 'https:' || url.username || url.password) return null;
  return hosts.includes(url.host) && url.href.length <= LINK_TARGET_LENGTH ? url.href : null;
}
