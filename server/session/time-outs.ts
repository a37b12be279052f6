import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../platform/db/database.ts';
import { codeOf } from '../platform/db/outage.ts';
import { recordActivitiesOnce } from '../platform/observability/activities.ts';
import { securityLine } from '../platform/observability/security-log.ts';
import { type Sessions, sessionIdentity } from './sessions.ts';

const INTERVAL_MS = 60_000;
/** Sessions in a batch: one insertion, some milliseconds of the event loop. */
const BATCH = 500;

/**
 * Records timed-out sessions every minute, in batches until none is left (ADR-026), because no request arrives
 * when a session times out. A session stays in the store until it is recorded, and is recorded only once, with
 * the time when it ended.
 */
export function recordTimeouts(db: Database, sessions: Sessions, log: FastifyBaseLogger) {
  let isStopped = false;
  let isRunning = false;

  /** Records a batch. Returns whether more sessions may be left. */
  async function recordBatch(): Promise<boolean> {
    const timedOut = await sessions.timedOut(BATCH);
    // The session's own id makes the record unique, also when two instances have the same batch.
    const recorded = await recordActivitiesOnce(
      db,
      'timed-out',
      timedOut.map(({ session, at }) => ({ id: session.kfpSessionId, actor: session, at })),
    );
    for (const { session } of timedOut) {
      if (recorded.has(session.kfpSessionId)) securityLine(log, 'timed-out', sessionIdentity(session));
    }
    await sessions.forgetTimedOut(timedOut.map(({ handle }) => handle));
    return timedOut.length === BATCH;
  }

  async function recordAll(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    try {
      while (!isStopped && (await recordBatch())) await setImmediate();
    } catch (error) {
      log.warn({ code: codeOf(error) }, 'failed to record session time-outs');
    } finally {
      isRunning = false;
    }
  }

  const timer = setInterval(() => void recordAll(), INTERVAL_MS);
  timer.unref();
  return {
    /** Records a batch of the timed-out sessions that are not yet recorded, the earliest first. */
    async bringUpToDate(): Promise<void> {
      await recordBatch();
    },
    stop(): void {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
