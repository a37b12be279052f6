import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../platform/db/database.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import { securityLine } from '../platform/observability/security-log.ts';
import { type Sessions, whoseIs } from './sessions.ts';

const EVERY_MS = 60_000;

export type TimeoutRecord = {
  /** records those that are not yet */
  bringUpToDate(): Promise<void>;
  stop(): void;
};

/**
 * Records each minute which sessions ran out (ADR-082): nobody asks for anything then. Each is recorded by one of the instances,
 * with when it ended.
 */
export function recordTimeouts(db: Database, sessions: Sessions, log: FastifyBaseLogger): TimeoutRecord {
  async function bringUpToDate(): Promise<void> {
    const timedOut = await sessions.takeTimedOut();
    for (const { session, at } of timedOut) {
      securityLine(log, 'timed-out', whoseIs(session));
      await recordActivity(db, session, 'timed-out', { at });
    }
  }
  const timer = setInterval(() => {
    bringUpToDate().catch((error) =>
      log.warn({ code: (error as { code?: string }).code }, 'time-outs could not be recorded'),
    );
  }, EVERY_MS);
  timer.unref();
  return { bringUpToDate, stop: () => clearInterval(timer) };
}
