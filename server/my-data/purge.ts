import { DAY_MS } from '../../domain/days.ts';
import { purgeConfirmationCodes } from '../confirmations/confirmation-codes.ts';
import type { Retention } from '../platform/config/configuration.ts';
import { purgeBuildFiles } from '../platform/db/build-files.ts';
import { purgeChanges } from '../platform/db/change-feed.ts';
import { purgeFileParts } from '../platform/db/claim-file-parts.ts';
import type { Database } from '../platform/db/database.ts';
import { purgeDocumentTexts } from '../platform/db/document-texts.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import { purgeSharings } from '../sharing/sharings.ts';
import { deleteCustomer, deleteOrphans } from './delete-customer.ts';

/** The number of deleted rows of each kind. */
export type Purged = {
  feedback: number;
  activities: number;
  changes: number;
  sharings: number;
  confirmationCodes: number;
  orphans: number;
  idleCustomers: number;
  buildFiles: number;
  documentTexts: number;
  /** parts of claims' files that no upload finished */
  fileParts: number;
};

/**
 * Deletes data older than their retention periods, and rows that refer to deleted customers (spec: beyond §3, ADR-027).
 * Also deletes sharings that have ended (spec: beyond §12), expired codes of confirmations (spec: beyond §11), files of
 * earlier builds (ADR-042) and texts of documents that are gone (ADR-043). `now` is in epoch milliseconds.
 */
export async function purge(
  db: Database,
  state: SharedState,
  { feedbackDays, auditDays, changesDays, idleCustomerDays }: Retention,
  now: number,
): Promise<Purged> {
  const feedback = await db
    .deleteFrom('feedback')
    .where('created_at', '<', now - feedbackDays * DAY_MS)
    .executeTakeFirstOrThrow();
  const activities = await db
    .deleteFrom('audit')
    .where('at', '<', now - auditDays * DAY_MS)
    .executeTakeFirstOrThrow();
  const changes = await purgeChanges(db, now - changesDays * DAY_MS);
  const idleCustomers =
    idleCustomerDays === 0 ? 0 : await deleteIdle(db, state, now - idleCustomerDays * DAY_MS);
  return {
    feedback: Number(feedback.numDeletedRows),
    activities: Number(activities.numDeletedRows),
    changes,
    sharings: await purgeSharings(db, now),
    confirmationCodes: await purgeConfirmationCodes(db, now),
    orphans: await deleteOrphans(db),
    idleCustomers,
    buildFiles: await purgeBuildFiles(db, now),
    documentTexts: await purgeDocumentTexts(db, now),
    fileParts: await purgeFileParts(db, now),
  };
}

/** Deletes the customers who were stored before a time and have not logged in since. */
async function deleteIdle(db: Database, state: SharedState, before: number): Promise<number> {
  const idle = await db
    .selectFrom('customer')
    .leftJoin('last_login', 'last_login.customer_id', 'customer.id')
    .select(['customer.id', 'customer.ssn'])
    .where('customer.stored_at', '<', before)
    .where((eb) => eb.or([eb('last_login.at', 'is', null), eb('last_login.at', '<', before)]))
    .execute();
  let deleted = 0;
  for (const customer of idle) {
    if (await deleteCustomer(db, state, customer)) deleted += 1;
  }
  return deleted;
}
