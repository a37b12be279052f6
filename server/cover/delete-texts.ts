import { DAY_MS } from '../../domain/days.ts';
import type { Database } from '../platform/db/database.ts';
import { deletedRows } from '../platform/db/deleted-rows.ts';

/** How long a document counts as the customer's after they last searched, and an unreadable file as unreadable. */
const KEPT_MS = 30 * DAY_MS;

/**
 * Deletes the texts that no document has, and those of documents that the customer has not had for 30 days.
 * Also deletes what could not be read, after 30 days, so that it is tried again. Returns the number of texts.
 * `now` is in epoch milliseconds.
 */
export async function purgeDocumentTexts(db: Database, now: number): Promise<number> {
  await db
    .deleteFrom('document_text_use')
    .where('seen_at', '<', now - KEPT_MS)
    .execute();
  const unread = db
    .deleteFrom('document_text')
    .where('status', 'not in', ['read', 'partly'])
    .where('at', '<', now - KEPT_MS);
  const unused = db
    .deleteFrom('document_text')
    .where('at', '<', now - DAY_MS)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('document_text_use as use')
            .select('use.hash')
            .whereRef('use.hash', '=', 'document_text.hash'),
        ),
      ),
    );
  return (await deletedRows(unread)) + (await deletedRows(unused));
}

/** Returns the hashes of the texts of a customer's documents. */
export async function textHashes(db: Database, customerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('document_text_use')
    .select('hash')
    .where('customer_id', '=', customerId)
    .execute();
  return rows.map(({ hash }) => hash);
}

/** Deletes those of some texts that no document has any longer. */
export async function deleteUnusedTexts(db: Database, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await db
    .deleteFrom('document_text')
    .where('hash', 'in', hashes)
    .where('hash', 'not in', db.selectFrom('document_text_use').select('hash').where('hash', 'in', hashes))
    .execute();
}
