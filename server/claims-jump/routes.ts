import type { FastifyRequest } from 'fastify';
import { JumpToken } from '../../contract/claims-jump.ts';
import type { Database } from '../platform/db/database.ts';
import type { ApiApp } from '../platform/http/api.ts';
import { rateLimit } from '../platform/http/rate-limit.ts';
import { audit } from '../platform/observability/audit.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import { issueJumpToken } from './jump-tokens.ts';

export type ClaimsJumpDeps = {
  db: Database;
  state: SharedState;
  claimsJumpsPerMinute: number;
  /** what stands for the session of a logged-in customer's request */
  sessionHandle: (request: FastifyRequest) => string;
};

/** The customer's way into the claims system (spec: shell §2.4, decisions §4). */
export function claimsJumpRoutes(app: ApiApp, parts: ClaimsJumpDeps): void {
  const { db, state, claimsJumpsPerMinute, sessionHandle } = parts;

  app.post(
    '/jumpsst/',
    {
      config: { login: true },
      onRequest: rateLimit(state, 'claims-jump', claimsJumpsPerMinute),
      schema: { summary: 'Get a one-time token for the claims system', response: { 200: JumpToken } },
    },
    async (request) => {
      const { customerId, distributor, session } = request;
      const jumpSst = await issueJumpToken(state, {
        customerId,
        distributor: distributor.shortname,
        kfpSessionId: session?.kfpSessionId ?? '',
        sessionHandle: sessionHandle(request),
      });
      // Nobody gets to know the token before its audit row stands.
      await audit(db, customerId, 'claims-jump-started');
      securityEvent(request, 'claims-token-issued');
      return { jumpSst };
    },
  );
}
