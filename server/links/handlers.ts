import type { linksApi } from '../../contract/links.ts';
import type { Database } from '../platform/db/database.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { ProblemError } from '../platform/http/errors.ts';
import { originOf } from '../platform/http/origin.ts';
import { limitedByCustomer } from '../platform/http/rate-limit.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import { linkTarget } from './link-target.ts';
import { SHORT_LINK_PATH } from './short-link-page.ts';
import { keepTarget } from './short-links.ts';

export type LinkDeps = { db: Database; state: SharedState; linksPerMinute: number };

/**
 * Returns the handler that creates short links, for addresses that are too long for the mobile bank's viewer
 * (spec: decisions §5).
 */
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
