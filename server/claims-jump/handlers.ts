import type { FastifyRequest } from 'fastify';
import type { claimsJumpApi } from '../../contract/claims-jump.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { limitedByCustomer } from '../platform/http/rate-limit.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import type { AreaServices } from '../standing/area-services.ts';
import { issueJumpToken } from './jump-tokens.ts';

type ClaimsJumpDeps = AreaServices & {
  claimsJumpsPerMinute: number;
  /** returns the handle of the session of a logged-in customer's request */
  sessionHandle: (request: FastifyRequest) => string;
};

/** Returns the handler that issues a token for the claims system (spec: shell §2.4, decisions §4). */
export function claimsJumpHandlers({
  db,
  state,
  claimsJumpsPerMinute,
  sessionHandle,
}: ClaimsJumpDeps): Handlers<typeof claimsJumpApi> {
  return {
    'POST /jumpsst/': {
      http: limitedByCustomer('claims-jump', { perNetwork: claimsJumpsPerMinute }),
      async handle({ request, customerId, session }) {
        const jumpSst = await issueJumpToken(state, {
          customerId,
          distributor: request.distributor.shortname,
          kfpSessionId: session.kfpSessionId,
          sessionHandle: sessionHandle(request),
        });
        // The activity must be recorded before the token is sent.
        await recordActivity(db, session, 'claims-jump-started');
        securityEvent(request, 'claims-token-issued');
        return { jumpSst };
      },
    },
  };
}
