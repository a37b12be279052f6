import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../platform/db/database.ts';

/** Resolves when a connection to the PostgreSQL database waits for a lock. */
export async function untilOneWaits(db: Database): Promise<void> {
  const waiting = sql`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await waiting.execute(db)).rows.length === 0) await setTimeout(5);
}
