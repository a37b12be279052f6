import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { JumpCustomer, JumpRedemption } from '../../contract/claims-jump.ts';
import type { Database } from '../platform/db/database.ts';
import { ProblemError, refusal } from '../platform/http/errors.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import { redeemJumpToken } from './jump-tokens.ts';

const PATH = '/api/intern/jumpsst/innlos';

export type RedemptionDeps = {
  db: Database;
  state: SharedState;
  /** what the claims system proves itself with; null where no claims system is set up */
  claimsSystemSecret: string | null;
  /** whether the session of a handle still lasts */
  sessionLasts: (handle: string) => Promise<boolean>;
};

/** The claims system's own endpoint: a token for the customer it was made for, once, while the session lasts (spec: decisions §4). */
export function redemptionRoutes(app: FastifyInstance, parts: RedemptionDeps): void {
  const { db, state, claimsSystemSecret, sessionLasts } = parts;

  app.post<{ Body: Static<typeof JumpRedemption> }>(
    PATH,
    {
      onRequest: claimsSystemAlone(claimsSystemSecret),
      schema: {
        summary: 'Redeem a one-time token; for the claims system',
        tags: ['jumpsst'],
        security: [{ claimsSystem: [] }],
        body: JumpRedemption,
        response: { 200: JumpCustomer },
      },
    },
    async (request) => {
      const jump = await redeemJumpToken(state, request.body.jumpsst);
      const lasts = jump !== null && (await sessionLasts(jump.sessionHandle));
      const ssn = lasts && (await nationalIdOf(db, jump.customerId));
      if (!ssn) {
        throw refusal('claims-token-refused', 410, 'tokenRefused');
      }
      const { customerId, kfpSessionId, distributor } = jump;
      // The claims system learns nothing before the record says so.
      await recordActivity(db, { customerId, distributor }, 'claims-token-redeemed');
      securityEvent(request, 'claims-token-redeemed', { customerId, kfpSessionId, distributor });
      return { ssn, distributor };
    },
  );
}

/** A hook that lets the bearer of the secret through: without one set up 503, without the right one 401. */
function claimsSystemAlone(secret: string | null) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (secret === null) throw new ProblemError(503, 'redemptionNotSetUp');
    const [, given = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (timingSafeEqual(digest(given), digest(secret))) return;
    reply.header('www-authenticate', 'Bearer');
    throw refusal('claims-secret-wrong', 401, 'claimsSecretWrong');
  };
}

/** Digests are of one length, so that comparing them reveals nothing of the secret's. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

async function nationalIdOf(db: Database, customerId: string): Promise<string | undefined> {
  const row = await db.selectFrom('customer').select('ssn').where('id', '=', customerId).executeTakeFirst();
  return row?.ssn;
}
