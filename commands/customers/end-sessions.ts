import type { Database } from '../../server/platform/db/database.ts';
import { recordActivitiesOnce } from '../../server/platform/observability/activities.ts';
import type { Session, SessionEntry, Sessions } from '../../server/session/sessions.ts';
import type { CommandIo } from '../shared/run-command.ts';
import { type OpenedPortal, sessionsOf } from './open-portal.ts';

export type EndedSessions = { sessions: number; customers: number };

const WITHOUT_VALKEY =
  'The database has no such sessions. If the servers have VALKEY_URL, set it for this command too.';

/**
 * Ends the sessions of a customer, or of all customers if `customerId` is null, at all distributors (ASVS 7.4.5). Every
 * server refuses them at the next request. Customers see in their activities that they were logged out. Warns if there
 * are none and they may be in Valkey: without its address they look as if there were none.
 */
export async function endSessions(
  opened: OpenedPortal,
  customerId: string | null,
  io: Pick<CommandIo, 'printError'>,
): Promise<EndedSessions> {
  const sessions = sessionsOf(opened);
  const batches = customerId === null ? sessions.allEntries() : [await sessions.entriesOf(customerId)];
  const customers = new Set<string>();
  let count = 0;
  for await (const entries of batches) {
    const ended = await endRecorded(opened.db, sessions, entries);
    count += ended.length;
    for (const session of ended) customers.add(session.customerId);
  }
  if (count === 0 && !opened.configuration.valkeyUrl) io.printError(WITHOUT_VALKEY);
  return { sessions: count, customers: customers.size };
}

/**
 * Records the end of sessions before they end: if the command is killed or the database fails, no session ends without
 * a record. The command can then be repeated, which records each end once. A session that ends by itself in between
 * keeps its record too: a second command may have ended it, which did not record it again.
 */
async function endRecorded(
  db: Database,
  sessions: Sessions,
  entries: readonly SessionEntry[],
): Promise<Session[]> {
  const at = Date.now();
  const activities = entries.map(({ session }) => ({ id: session.kfpSessionId, actor: session, at }));
  await recordActivitiesOnce(db, 'session-ended-by-bank', activities);
  return await sessions.endEach(entries);
}
