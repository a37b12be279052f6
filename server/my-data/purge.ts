import { DAY_MS } from '../../domain/days.ts';
import { purgeConfirmationCodes } from '../confirmations/confirmation-codes.ts';
import { purgeDocumentTexts } from '../cover/delete-texts.ts';
import type { Configuration } from '../platform/config/configuration.ts';
import { purgeBuildFiles } from '../platform/db/build-files.ts';
import { purgeChanges } from '../platform/db/change-feed.ts';
import { purgeFileParts } from '../platform/db/claim-file-parts.ts';
import type { Database } from '../platform/db/database.ts';
import { deletedRows } from '../platform/db/deleted-rows.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import { purgeSharings } from '../sharing/sharings.ts';
import { deleteCustomer, deleteOrphans } from './delete-customer.ts';

/**
 * Deletes data older than their retention periods, and rows that refer to deleted customers (spec: beyond §3, ADR-027).
 * Also deletes sharings that have ended (spec: beyond §12), expired codes of confirmations (spec: beyond §11), files of
 * earlier builds (ADR-042) and texts of documents that are gone (ADR-043). `now` is in epoch milliseconds.
 */
export async function purge(
  db: Database,
  state: SharedState,
  { feedbackDays, auditDays, changesDays, idleCustomerDays }: Configuration['retention'],
  now: number,
) {
  const before = (days: number) => now - days * DAY_MS;
  return {
    feedback: await deletedRows(db.deleteFrom('feedback').where('created_at', '<', before(feedbackDays))),
    activities: await deletedRows(db.deleteFrom('audit').where('at', '<', before(auditDays))),
    changes: await purgeChanges(db, before(changesDays)),
    idleCustomers: idleCustomerDays === 0 ? 0 : await deleteIdle(db, state, before(idleCustomerDays)),
    sharings: await purgeSharings(db, now),
    confirmationCodes: await purgeConfirmationCodes(db, now),
    orphans: await deleteOrphans(db),
    buildFiles: await purgeBuildFiles(db, now),
    documentTexts: await purgeDocumentTexts(db, now),
    /** parts of claims' files that no upload finished */
    fileParts: await purgeFileParts(db, now),
  };
}

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
