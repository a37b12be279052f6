import type { FastifyRequest } from 'fastify';
import type { ownSessionsApi } from '../../contract/session.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import { recordChange } from '../platform/db/change-feed.ts';
import type { Database } from '../platform/db/database.ts';
import { optionalField } from '../platform/db/optional-fields.ts';
import type { Device } from '../platform/device.ts';
import { deviceWords } from '../platform/device-words.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { refusal } from '../platform/http/errors.ts';
import { limitedByCustomer } from '../platform/http/rate-limit.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import { deleteGivenSince, recordEnds } from '../sharing/sharings.ts';
import type { AreaServices } from '../standing/area-services.ts';
import { leaveSession } from './cookies.ts';
import { toOwnSessions } from './own-session.ts';
import { recordEnd } from './record-end.ts';
import type { Session, Sessions } from './sessions.ts';

type OwnSessionDeps = AreaServices & { sessions: Sessions };

/** Returns the handlers of the customer's sessions at all distributors (spec: beyond §3, ADR-021). */
export function ownSessionHandlers({
  db,
  sessions,
  distributorNames,
}: OwnSessionDeps): Handlers<typeof ownSessionsApi> {
  return {
    'GET /sikkerhet/okter': {
      http: limitedByCustomer('own-sessions'),
      async handle({ request: { language }, customerId, session }) {
        const all = await sessions.ofCustomer(customerId);
        return { okter: toOwnSessions(all, { current: session.kfpSessionId, language, distributorNames }) };
      },
    },

    'DELETE /sikkerhet/okter/:id': {
      http: limitedByCustomer('end-own-session'),
      async handle({ request, reply, customerId, session, params }) {
        const [ended] = await sessions.endOfCustomer(
          customerId,
          ({ kfpSessionId }) => kfpSessionId === params.id,
        );
        if (!ended) throw refusal('not-the-customers', 404, 'noSuchSession');
        if (ended.kfpSessionId === session.kfpSessionId) leaveSession(request, reply);
        await recordSessionEnds(request, [ended]);
        return null;
      },
    },

    'DELETE /sikkerhet/okter': {
      http: limitedByCustomer('end-own-sessions'),
      async handle({ request, customerId, session }) {
        const ended = await sessions.endOfCustomer(
          customerId,
          ({ kfpSessionId }) => kfpSessionId !== session.kfpSessionId,
        );
        await recordSessionEnds(request, ended);
        return null;
      },
    },

    'POST /sikkerhet/ikke-meg': {
      http: limitedByCustomer('disown-login'),
      async handle({ request, reply, customerId, session, body }) {
        if (!(await disownLogin(db, session, body.aktivitet))) {
          throw refusal('not-the-customers', 404, 'noSuchLogin');
        }
        securityEvent(request, 'login-disowned');
        const ended = await sessions.endOfCustomer(customerId, () => true);
        leaveSession(request, reply);
        await recordSessionEnds(request, ended);
        return null;
      },
    },
  };

  async function recordSessionEnds(request: FastifyRequest, ended: readonly Session[]): Promise<void> {
    for (const each of ended)
      await recordEnd(db, request, each, 'session-ended', 'session-ended-by-customer');
  }
}

/**
 * Records that the customer does not recognize a login from a new device, ends what was shared since, and tells the
 * bank. A second report of a login is recorded only after another login. Returns false if the customer has no such
 * login. The sessions end afterwards: if that fails, the customer can report it again.
 */
async function disownLogin(db: Database, session: Session, activityId: string): Promise<boolean> {
  const { customerId } = session;
  return await db.transaction().execute(async (transaction) => {
    const login = await transaction
      .selectFrom('audit')
      .select(['at', 'device', 'distributor'])
      .where('id', '=', activityId)
      .where('customer_id', '=', customerId)
      .where('action', '=', 'logged-in-from-new-device')
      .executeTakeFirst();
    if (!login) return false;
    const shared = await deleteGivenSince(transaction, customerId, osloDate(login.at));
    const told = {
      innlogget: new Date(login.at).toISOString(),
      ...optionalField('enhet', login.device && deviceWords(JSON.parse(login.device) as Device, 'nb')),
      ...optionalField('distributor', login.distributor),
    };
    if (!(await isTold(transaction, customerId, JSON.stringify(told)))) {
      await recordActivity(transaction, session, 'login-disowned');
      await recordChange(transaction, customerId, 'login-disowned', told);
    }
    await recordEnds(transaction, shared);
    return true;
  });
}

/** Returns whether a login was reported since the customer's last login. That one can be the other person's too. */
async function isTold(transaction: Database, customerId: string, value: string): Promise<boolean> {
  const told = await transaction
    .selectFrom('change_feed')
    .select('position')
    .where('customer_id', '=', customerId)
    .where('what', '=', 'login-disowned')
    .where('value', '=', value)
    .where('at', '>=', (eb) =>
      eb.selectFrom('last_login').select('last_login.at').where('last_login.customer_id', '=', customerId),
    )
    .executeTakeFirst();
  return told !== undefined;
}
