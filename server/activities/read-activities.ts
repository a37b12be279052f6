import { ACTIVITY_CODES, type Activity } from '../../contract/activities.ts';
import type { Database } from '../platform/db/database.ts';
import type { AuditTable } from '../platform/db/schema.ts';

const PAGE = 20;
/** 13 months. */
const SHOWN_MS = 395 * 24 * 60 * 60_000;
/** Time that a login from a new device is shown as new, in ms: fourteen days, and the current one. */
const NEWS_MS = 15 * 24 * 60 * 60_000;
const MAX_NEW = 5;
const KNOWN = Object.keys(ACTIVITY_CODES) as Activity[];

export type ActivityRow = Omit<AuditTable, 'action'> & { action: Activity };

/**
 * Returns the customer's newest activities before the cursor, and the cursor of those before them, null where there are none.
 * A cursor is a place in time and no more: with another customer's one reads one's own from there.
 */
export async function readActivities(
  db: Database,
  customerId: string,
  cursor: string | undefined,
): Promise<{ rows: ActivityRow[]; next: string | null }> {
  const place = cursor === undefined ? null : placeOf(cursor);
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('at', '>=', Date.now() - SHOWN_MS)
    // A newer version may record what this one has no words for.
    .where('action', 'in', KNOWN)
    .$if(place !== null, (query) =>
      query.where((eb) => eb(eb.refTuple('at', 'id'), '<', eb.tuple(place?.at ?? 0, place?.id ?? ''))),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const page = rows.slice(0, PAGE) as ActivityRow[];
  const last = page.at(-1);
  return { rows: page, next: rows.length > PAGE && last ? cursorOf(last) : null };
}

/**
 * Returns the customer's newest logins from devices that were new, of the last two weeks. Much that was done since then does
 * not hide them.
 */
export async function readNewDevices(db: Database, customerId: string): Promise<ActivityRow[]> {
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('at', '>=', Date.now() - NEWS_MS)
    .where('action', '=', 'logged-in-from-new-device')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_NEW)
    .execute();
  return rows as ActivityRow[];
}

function cursorOf({ at, id }: ActivityRow): string {
  return `${at}-${id}`;
}

function placeOf(cursor: string): { at: number; id: string } {
  const end = cursor.indexOf('-');
  return { at: Number(cursor.slice(0, end)), id: cursor.slice(end + 1) };
}
