import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { GivenSharing } from '../../contract/sharing.ts';
import { addDays, DAY_MS } from '../../domain/days.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import {
  firstOpenInvitationDay,
  hasEnded,
  SHARING_SCOPES,
  type SharingScope,
  type SharingStatus,
} from '../../domain/sharing.ts';
import { recordChange } from '../platform/db/change-feed.ts';
import { customerDeletedError, lockCustomerRow, lockCustomerRows } from '../platform/db/customer-row.ts';
import type { Database } from '../platform/db/database.ts';
import { deletedRows } from '../platform/db/deleted-rows.ts';
import type { SharingTable, Tables } from '../platform/db/schema.ts';
import { ProblemError, refusal } from '../platform/http/errors.ts';
import { type Actor, recordActivity } from '../platform/observability/activities.ts';

/** Maximum number of invitations that a customer sends in 24 hours. */
export const INVITATIONS_PER_DAY = 10;

const ID = /^[\da-f-]{36}$/;

export type Invitation = {
  receiverSsn: string;
  scopes: readonly SharingScope[];
  days: number;
  /** whether the distributor has the partner-group integration */
  partnerIntegration: boolean;
};

/** Returns the status of a row that has not ended. */
function statusOf({ receiver_id }: Pick<SharingTable, 'receiver_id'>): SharingStatus {
  return receiver_id === null ? 'VENTER' : 'AKTIV';
}

/** Returns what both sides see of a sharing. */
export function sharingFields(row: SharingTable): Omit<GivenSharing, 'initialer'> {
  return {
    id: row.id,
    omfang: JSON.parse(row.scopes) as SharingScope[],
    fra: row.first_day,
    til: row.last_day,
    status: statusOf(row),
  };
}

/**
 * Stores an invitation and returns its id (spec: beyond §12). It replaces an unanswered invitation of the same person,
 * which counts as ended; the same one again changes nothing. Nothing depends on whether the receiver is a customer, so
 * the answer and its time tell nothing. Throws a problem: 400 when the receiver is the customer, 429 after
 * `INVITATIONS_PER_DAY`.
 */
export async function invite(
  db: Database,
  actor: Actor,
  { receiverSsn, scopes, days, partnerIntegration }: Invitation,
): Promise<string> {
  const { customerId } = actor;
  return await db.transaction().execute(async (transaction) => {
    const giver = await lockCustomerRow(transaction, customerId);
    if (giver.ssn === receiverSsn) throw new ProblemError(400, 'cannotShareWithYourself');
    const today = osloDate(Date.now());
    const row: SharingTable = {
      id: randomUUID(),
      giver_id: customerId,
      receiver_id: null,
      receiver_ssn: receiverSsn,
      scopes: JSON.stringify(SHARING_SCOPES.filter((scope) => scopes.includes(scope))),
      first_day: today,
      last_day: addDays(today, days),
      partner_integration: partnerIntegration ? 1 : 0,
    };
    const same = await sameInvitation(transaction, row);
    if (same) return same.id;
    await expectFewInvitations(transaction, customerId);
    const replaced = await transaction
      .deleteFrom('sharing')
      .where('giver_id', '=', customerId)
      .where('receiver_ssn', '=', receiverSsn)
      .returningAll()
      .execute();
    await transaction.insertInto('sharing').values(row).execute();
    for (const { id } of replaced.filter(isOpen)) {
      await recordActivity(transaction, actor, 'sharing-ended');
      await recordChange(transaction, customerId, 'sharing-ended', { id });
    }
    await recordActivity(transaction, actor, 'sharing-given');
    const { status: _, ...given } = sharingFields(row);
    await recordChange(transaction, customerId, 'sharing-given', given);
    return row.id;
  });
}

/** Returns the unanswered invitation that a row repeats. */
async function sameInvitation(transaction: Database, { id: _, receiver_id, ...fields }: SharingTable) {
  return await transaction
    .selectFrom('sharing')
    .select('id')
    .where((row) => row.and(fields))
    .executeTakeFirst();
}

async function expectFewInvitations(transaction: Database, customerId: string): Promise<void> {
  const sent = await transaction
    .selectFrom('audit')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('action', '=', 'sharing-given')
    .where('at', '>', Date.now() - DAY_MS)
    .limit(INVITATIONS_PER_DAY)
    .execute();
  if (sent.length >= INVITATIONS_PER_DAY) throw refusal('limit-hit', 429, 'tooManyInvitations');
}

/** Accepts an invitation; a second time changes nothing. Throws 404 when the customer has no such open invitation. */
export async function accept(db: Database, actor: Actor, id: string): Promise<void> {
  const { customerId } = actor;
  await db.transaction().execute(async (transaction) => {
    const { ssn } = await lockCustomerRow(transaction, customerId);
    const row = await sharingRow(transaction, id);
    if (row?.receiver_id === customerId) return;
    if (row?.receiver_ssn !== ssn) throw noSuchSharing();
    const { numUpdatedRows } = await transaction
      .updateTable('sharing')
      .set({ receiver_id: customerId, receiver_ssn: null })
      .where('id', '=', id)
      .where('receiver_ssn', '=', ssn)
      .executeTakeFirstOrThrow();
    // The giver withdrew it in the meantime.
    if (numUpdatedRows === 0n) throw noSuchSharing();
    await recordActivity(transaction, actor, 'sharing-accepted');
    await recordActivity(transaction, { customerId: row.giver_id }, 'sharing-accepted');
    await recordChange(transaction, customerId, 'sharing-accepted', { id });
  });
}

/** Ends a sharing or an invitation at once, for either side. Throws 404 when it is not the customer's, or has ended. */
export async function end(db: Database, actor: Actor, id: string): Promise<void> {
  const { customerId } = actor;
  await db.transaction().execute(async (transaction) => {
    const { ssn } = await lockCustomerRow(transaction, customerId);
    const row = await sharingRow(transaction, id);
    const isTheirs =
      row && (row.receiver_ssn === ssn || [row.giver_id, row.receiver_id].includes(customerId));
    if (!isTheirs || !(await deletedRows(transaction.deleteFrom('sharing').where('id', '=', id))))
      throw noSuchSharing();
    await recordActivity(transaction, actor, 'sharing-ended');
    const other = row.giver_id === customerId ? row.receiver_id : row.giver_id;
    // The device and the bank of the person who acts are not shown to the other side.
    if (other) await recordActivity(transaction, { customerId: other }, 'sharing-ended');
    await recordChange(transaction, customerId, 'sharing-ended', { id });
  });
}

/** Ends all sharings and invitations of a customer, on both sides, for the bank. Returns their number. */
export async function endAll(db: Database, customerId: string): Promise<number> {
  return await db.transaction().execute(async (transaction) => {
    const row = transaction.selectFrom('customer').select(['id', 'ssn']).where('id', '=', customerId);
    const rows = await deleteAll(transaction, await row.executeTakeFirstOrThrow(customerDeletedError));
    // The customer may have been deleted before the lock.
    await lockCustomerRow(transaction, customerId);
    await recordEnds(transaction, rows);
    return rows.length;
  });
}

/** As `deleteWhere`, for all sharings and invitations of a customer, on both sides. */
export async function deleteAll(
  transaction: Database,
  customer: { id: string; ssn: string },
): Promise<readonly SharingTable[]> {
  return await deleteWhere(transaction, customer.id, onEitherSide(customer));
}

/** As `deleteWhere`, for what a customer has shared since a day, `2026-12-31`. */
export async function deleteGivenSince(
  transaction: Database,
  giverId: string,
  day: string,
): Promise<readonly SharingTable[]> {
  return await deleteWhere(transaction, giverId, (eb) =>
    eb.and([eb('giver_id', '=', giverId), eb('first_day', '>=', day)]),
  );
}

type Condition = (eb: ExpressionBuilder<Tables, 'sharing'>) => ExpressionWrapper<Tables, 'sharing', SqlBool>;

/**
 * Deletes sharings and invitations of a customer, and returns the rows that had not ended. Locks the customers of both
 * sides first: `recordEnds` refers to them, and an import takes their locks in the same order.
 */
async function deleteWhere(
  transaction: Database,
  customerId: string,
  condition: Condition,
): Promise<readonly SharingTable[]> {
  const rows = await transaction.selectFrom('sharing').selectAll().where(condition).execute();
  const sides = rows.flatMap((row) => [row.giver_id, row.receiver_id]).filter((side) => side !== null);
  await lockCustomerRows(transaction, [customerId, ...sides]);
  return (await transaction.deleteFrom('sharing').where(condition).returningAll().execute()).filter(isOpen);
}

/** Returns the rows of all sharings and invitations of a customer, on both sides, the newest first. */
export async function allSharings(
  db: Database,
  customer: { id: string; ssn: string },
): Promise<readonly SharingTable[]> {
  return await db
    .selectFrom('sharing')
    .selectAll()
    .where(onEitherSide(customer))
    .orderBy('first_day', 'desc')
    .orderBy('id')
    .execute();
}

function onEitherSide({ id, ssn }: { id: string; ssn: string }): Condition {
  return (eb) => eb.or([eb('giver_id', '=', id), eb('receiver_id', '=', id), eb('receiver_ssn', '=', ssn)]);
}

/**
 * Records that sharings have ended, for both sides and the bank, except for a deleted customer. Call it last in a
 * transaction: the change feed then stays locked until the commit (ADR-024).
 */
export async function recordEnds(
  transaction: Database,
  rows: readonly SharingTable[],
  deletedId?: string,
): Promise<void> {
  for (const { id, giver_id, receiver_id } of rows) {
    const told = [giver_id, receiver_id].filter(
      (side): side is string => side !== null && side !== deletedId,
    );
    for (const customerId of told) await recordActivity(transaction, { customerId }, 'sharing-ended');
    const [first] = told;
    if (first) await recordChange(transaction, first, 'sharing-ended', { id });
  }
}

/** Returns the rows of a customer's sharings that have not ended: given by them, and received. */
export async function openSharings(
  db: Database,
  customer: { id: string; ssn: string },
): Promise<{ given: SharingTable[]; received: SharingTable[] }> {
  const open = (await allSharings(db, customer)).filter(isOpen);
  return {
    given: open.filter((row) => row.giver_id === customer.id),
    received: open.filter((row) => row.giver_id !== customer.id),
  };
}

/**
 * Returns the sharing through which the customer can look now; null if there is none with this id. Addresses name it, so
 * it can be any text, also one that PostgreSQL refuses.
 */
export async function activeSharing(
  db: Database,
  id: string,
  receiverId: string,
): Promise<SharingTable | null> {
  if (!ID.test(id)) return null;
  const row = await sharingRow(db, id);
  return row?.receiver_id === receiverId ? row : null;
}

/** Deletes sharings that have ended, and invitations that were not accepted in time. Returns their number. */
export async function purgeSharings(db: Database, now: number): Promise<number> {
  const today = osloDate(now);
  const ended = db
    .deleteFrom('sharing')
    .where((eb) =>
      eb.or([
        eb('last_day', '<', today),
        eb.and([eb('receiver_id', 'is', null), eb('first_day', '<', firstOpenInvitationDay(today))]),
      ]),
    );
  return await deletedRows(ended);
}

function isOpen(row: SharingTable): boolean {
  const days = { fra: row.first_day, til: row.last_day };
  return !hasEnded(days, statusOf(row), osloDate(Date.now()));
}

/** Returns a sharing that has not ended. */
async function sharingRow(db: Database, id: string): Promise<SharingTable | null> {
  const row = await db.selectFrom('sharing').selectAll().where('id', '=', id).executeTakeFirst();
  return row && isOpen(row) ? row : null;
}

function noSuchSharing(): ProblemError {
  return refusal('not-the-customers', 404, 'noSuchSharing');
}
