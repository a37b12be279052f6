import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { JumpCustomer, JumpRedemption } from '../../contract/claims-jump.ts';
import type { Database } from '../platform/db/database.ts';
import { requireBearerSecret } from '../platform/http/bearer-secret.ts';
import { refusal } from '../platform/http/errors.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import { redeemJumpToken } from './jump-tokens.ts';

const PATH = '/api/intern/jumpsst/innlos';

type RedemptionDeps = {
  db: Database;
  state: SharedState;
  /** authenticate the claims system; none if no claims system is configured */
  claimsSystemSecrets: readonly string[];
  /** returns whether the session of a handle is still active */
  isSessionActive: (handle: string) => Promise<boolean>;
};

/**
 * Adds the claims system's endpoint that exchanges a token for its customer, once and while the session is active
 * (spec: decisions §4).
 */
export function redemptionRoutes(app: FastifyInstance, parts: RedemptionDeps): void {
  const { db, state, claimsSystemSecrets, isSessionActive } = parts;

  app.post<{ Body: Static<typeof JumpRedemption> }>(
    PATH,
    {
      onRequest: requireBearerSecret(claimsSystemSecrets, {
        notSetUp: 'redemptionNotSetUp',
        wrong: 'claimsSecretWrong',
        event: 'claims-secret-wrong',
      }),
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
      const isActive = jump !== null && (await isSessionActive(jump.sessionHandle));
      const ssn = isActive && (await nationalIdOf(db, jump.customerId));
      if (!ssn) {
        throw refusal('claims-token-refused', 410, 'tokenRefused');
      }
      const { customerId, kfpSessionId, distributor } = jump;
      // The activity must be recorded before the national id is sent.
      await recordActivity(db, { customerId, distributor }, 'claims-token-redeemed');
      securityEvent(request, 'claims-token-redeemed', { customerId, kfpSessionId, distributor });
      return { ssn, distributor };
    },
  );
}

async function nationalIdOf(db: Database, customerId: string): Promise<string | undefined> {
  const row = await db.selectFrom('customer').select('ssn').where('id', '=', customerId).executeTakeFirst();
  return row?.ssn;
}
