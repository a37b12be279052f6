import { ACTIVITY_CODES, type Activity, type ActivityEntry } from '../../contract/activities.ts';
import { DAY_MS } from '../../domain/days.ts';
import type { Language } from '../../texts/languages.ts';
import type { Database } from '../platform/db/database.ts';
import type { AuditTable } from '../platform/db/schema.ts';
import type { Device } from '../platform/device.ts';
import { deviceWords } from '../platform/device-words.ts';

const PAGE_SIZE = 20;
/** How long activities are shown, in ms: 13 months. */
const SHOWN_MS = 395 * DAY_MS;
/** How long a login from a new device is shown as new, in ms: fourteen days and the current one. */
const NEWS_MS = 15 * DAY_MS;
const MAX_NEW = 5;
const KNOWN = Object.keys(ACTIVITY_CODES) as Activity[];

export type ActivityRow = Omit<AuditTable, 'action'> & { action: Activity };

/**
 * Returns the customer's newest activities before the cursor, and the cursor of the next page or null. A
 * cursor is only a point in time. With another customer's cursor, the customer reads their own activities
 * from that point.
 */
export async function readActivityPage(
  db: Database,
  customerId: string,
  cursor: string | undefined,
): Promise<{ rows: ActivityRow[]; next: string | null }> {
  const position = cursor === undefined ? null : parseCursor(cursor);
  const rows = await newestActivities(db, customerId, { before: position })
    .where('at', '>=', Date.now() - SHOWN_MS)
    .limit(PAGE_SIZE + 1)
    .execute();
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return { rows: page, next: rows.length > PAGE_SIZE && last ? cursorOf(last) : null };
}

/** Returns the customer's newest logins from new devices in two weeks. Later activities do not displace them. */
export async function readNewDevices(db: Database, customerId: string): Promise<ActivityRow[]> {
  return await newestActivities(db, customerId, { activities: ['logged-in-from-new-device'] })
    .where('at', '>=', Date.now() - NEWS_MS)
    .limit(MAX_NEW)
    .execute();
}

type Position = { at: number; id: string };
type Selected = { activities?: Activity[]; before?: Position | null | undefined };

/**
 * Returns the query of the customer's activities, the newest first; with `before`, those after that position in the list. A
 * newer version may record activities that this version has no code for.
 */
export function newestActivities(
  db: Database,
  customerId: string,
  { activities = KNOWN, before = null }: Selected = {},
) {
  const newest = db
    .selectFrom('audit')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('action', 'in', activities)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .$narrowType<{ action: Activity }>();
  if (before === null) return newest;
  const { at, id } = before;
  return newest.where((eb) => eb(eb.refTuple('at', 'id'), '<', eb.tuple(at, id)));
}

function cursorOf({ at, id }: ActivityRow): string {
  return `${at}-${id}`;
}

function parseCursor(cursor: string): Position {
  const end = cursor.indexOf('-');
  return { at: Number(cursor.slice(0, end)), id: cursor.slice(end + 1) };
}

/** Returns an activity in wire format, with the device described in the language. Unknown fields are omitted. */
export function toActivityEntry(
  { id, at, action, device, distributor }: ActivityRow,
  language: Language,
  distributorNames: ReadonlyMap<string, string>,
): ActivityEntry {
  return {
    id,
    tidspunkt: new Date(at).toISOString(),
    hva: ACTIVITY_CODES[action],
    ...(device !== null && { enhet: deviceWords(JSON.parse(device) as Device, language) }),
    ...(distributor !== null && {
      distributor,
      distributornavn: distributorNames.get(distributor) ?? distributor,
    }),
  };
}
