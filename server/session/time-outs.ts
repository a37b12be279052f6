import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../platform/db/database.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import { securityLine } from '../platform/observability/security-log.ts';
import { type Sessions, sessionIdentity } from './sessions.ts';

const INTERVAL_MS = 60_000;

export type TimeoutRecord = {
  /** records the timed-out sessions that are not yet recorded */
  bringUpToDate(): Promise<void>;
  stop(): void;
};

/**
 * Records timed-out sessions every minute (ADR-026), because no request arrives when a session times out.
 * Only one instance records a given session, with the time when it ended.
 */
export function recordTimeouts(db: Database, sessions: Sessions, log: FastifyBaseLogger): TimeoutRecord {
  async function bringUpToDate(): Promise<void> {
    const timedOut = await sessions.takeTimedOut();
    for (const { session, at } of timedOut) {
      securityLine(log, 'timed-out', sessionIdentity(session));
      await recordActivity(db, session, 'timed-out', { at });
    }
  }
  const timer = setInterval(() => {
    bringUpToDate().catch((error) =>
      log.warn({ code: (error as { code?: string }).code }, 'failed to record session time-outs'),
    );
  }, INTERVAL_MS);
  timer.unref();
  return { bringUpToDate, stop: () => clearInterval(timer) };
}
