import type { FastifyRequest } from 'fastify';
import type { Activity } from '../../contract/activities.ts';
import type { Database } from '../platform/db/database.ts';
import { codeOf, isOutage } from '../platform/db/outage.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import { type SecurityEvent, securityEvent } from '../platform/observability/security-log.ts';
import { type Session, sessionIdentity } from './sessions.ts';

/**
 * Records that a session has ended. If the database refuses, only the log has it: the session is gone, so the
 * customer must not read that they are still logged in, and the rest of a logout must go on (ADR-026).
 */
export async function recordEnd(
  db: Database,
  request: FastifyRequest,
  ended: Session,
  activity: Activity,
  event: SecurityEvent,
): Promise<void> {
  securityEvent(request, event, sessionIdentity(ended));
  try {
    await recordActivity(db, ended, activity);
  } catch (error) {
    if (!isOutage(error)) throw error;
    request.log.error({ reason: codeOf(error) }, 'the end of a session is missing in the activities');
  }
}
