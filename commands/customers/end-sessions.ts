import { recordActivitiesOnce } from '../../server/platform/observability/activities.ts';
import type { Session, SessionEntry } from '../../server/session/sessions.ts';
import { type OpenedPortal, sessionsOf } from './open-portal.ts';

export type EndedSessions = { sessions: number; customers: number };

/**
 * Ends the sessions of a customer, or of all customers if `customerId` is null, at all distributors (ASVS 7.4.5). Every
 * server refuses them at the next request. Customers see in their activities that they were logged out.
 */
export async function endSessions(opened: OpenedPortal, customerId: string | null): Promise<EndedSessions> {
  const all = sessionsOf(opened);
  const customers = new Set<string>();
  let sessions = 0;
  for await (const entries of customerId === null ? all.allEntries() : all.entriesOf(customerId)) {
    const ended = await endRecorded(opened, entries);
    sessions += ended.length;
    for (const session of ended) customers.add(session.customerId);
  }
  return { sessions, customers: customers.size };
}

/**
 * Records the end of sessions before they end: if the command is killed or the database fails, no session ends without
 * a record. The command can then be repeated, which records each end once. A session that ends by itself in between
 * keeps its record too: a second command may have ended it, which did not record it again.
 */
async function endRecorded(opened: OpenedPortal, entries: readonly SessionEntry[]): Promise<Session[]> {
  const at = Date.now();
  const activities = entries.map(({ session }) => ({ id: session.kfpSessionId, actor: session, at }));
  await recordActivitiesOnce(opened.db, 'session-ended-by-bank', activities);
  return await sessionsOf(opened).endEach(entries);
}
