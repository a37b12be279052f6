import type { FastifyRequest } from 'fastify';
import { JumpToken } from '../../contract/claims-jump.ts';
import { audit } from '../platform/audit.ts';
import type { CallsApp } from '../platform/calls.ts';
import type { Database } from '../platform/database.ts';
import { rateLimit } from '../platform/rate-limit.ts';
import { securityEvent } from '../platform/security-log.ts';
import type { SharedState } from '../platform/shared-state.ts';
import { issueJumpToken } from './jump-tokens.ts';

export type ClaimsJumpParts = {
  db: Database;
  state: SharedState;
  claimsJumpsPerMinute: number;
  /** what stands for the session of a logged-in customer's request */
  sessionHandle: (request: FastifyRequest) => string;
};

/** The customer's way into the claims system (spec: shell §2.4, decisions §4). */
export function claimsJumpRoutes(app: CallsApp, parts: ClaimsJumpParts): void {
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
