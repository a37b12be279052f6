import { DAY_MS } from '../../domain/days.ts';
import type { Database } from '../platform/db/database.ts';
import type { DocumentTextTable } from '../platform/db/schema.ts';
import type { ItemKey } from '../sources/source.ts';
import type { ReadPdf } from './pdf-reader.ts';

/** A server that has read a file for so long has ended. */
const ABANDONED_MS = 5 * 60_000;
/** How many servers may end while they read a file. The file may be the reason. */
const MAX_ABANDONED = 3;
/** Number of pages per statement. */
const BATCH = 50;

/** A customer's document with its text. */
export type OwnText = ItemKey & { fingerprint: string; seenAt: number } & Pick<
    DocumentTextTable,
    'hash' | 'status' | 'pages' | 'words'
  >;

/** Returns the texts of a customer's documents. */
export async function ownTexts(db: Database, customerId: string): Promise<OwnText[]> {
  return await db
    .selectFrom('document_text_use as use')
    .innerJoin('document_text as text', 'text.hash', 'use.hash')
    .select([
      'use.system as systemSource',
      'use.document_id as id',
      'use.fingerprint',
      'use.seen_at as seenAt',
    ])
    .select(['text.hash', 'text.status', 'text.pages', 'text.words'])
    .where('use.customer_id', '=', customerId)
    .execute();
}

/** Returns the texts of some pages of a customer's documents. */
export async function ownPages(
  db: Database,
  customerId: string,
  pages: readonly { hash: string; page: number }[],
): Promise<{ hash: string; page: number; content: string }[]> {
  if (pages.length === 0) return [];
  return await db
    .selectFrom('document_text_page as each')
    .select(['each.hash', 'each.page', 'each.content'])
    .where((eb) =>
      eb.or(pages.map(({ hash, page }) => eb.and([eb('each.hash', '=', hash), eb('each.page', '=', page)]))),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('document_text_use as use')
          .select('use.hash')
          .whereRef('use.hash', '=', 'each.hash')
          .where('use.customer_id', '=', customerId),
      ),
    )
    .execute();
}

/**
 * Claims the reading of a file. Returns false if its text is stored, or another server is reading it. A file that too
 * many servers have not finished is `too-slow`.
 */
export async function claimText(db: Database, hash: string, now: number): Promise<boolean> {
  const claimed = await db
    .insertInto('document_text')
    .values({ hash, status: 'reading', pages: 0, words: '', at: now })
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet((eb) => ({
          at: now,
          words: eb('document_text.words', '||', 'x'),
          status: eb
            .case()
            .when(eb.fn<number>('length', ['document_text.words']), '<', MAX_ABANDONED - 1)
            .then('reading' as const)
            .else('too-slow' as const)
            .end(),
        }))
        .where('document_text.status', '=', 'reading')
        .where('document_text.at', '<', now - ABANDONED_MS),
    )
    .returning('status')
    .executeTakeFirst();
  return claimed?.status === 'reading';
}

/** Stores the text of a file that this server has claimed. */
export async function storeText(
  db: Database,
  hash: string,
  { status, pages, words }: ReadPdf,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('document_text_page').where('hash', '=', hash).execute();
    const rows = pages.map((content, place) => ({ hash, page: place + 1, content }));
    for (let start = 0; start < rows.length; start += BATCH) {
      await transaction
        .insertInto('document_text_page')
        .values(rows.slice(start, start + BATCH))
        .execute();
    }
    await transaction
      .updateTable('document_text')
      .set({ status, pages: pages.length, words })
      .where('hash', '=', hash)
      .execute();
  });
}

/** Gives up the reading of a file, so that it is tried again. */
export async function releaseText(db: Database, hash: string): Promise<void> {
  await db.deleteFrom('document_text').where('hash', '=', hash).where('status', '=', 'reading').execute();
}

/** Stores which text a customer's document has. */
export async function recordUse(
  db: Database,
  customerId: string,
  { systemSource, id, fingerprint, hash }: ItemKey & { fingerprint: string; hash: string },
  now: number,
): Promise<void> {
  const values = { fingerprint, hash, seen_at: now };
  await db
    .insertInto('document_text_use')
    .values({ customer_id: customerId, system: systemSource, document_id: id, ...values })
    .onConflict((conflict) => conflict.columns(['customer_id', 'system', 'document_id']).doUpdateSet(values))
    .execute();
}

/**
 * Records that the customer still has the documents with a text, and that they no longer have those that are `gone`.
 * Writes only what changes, once a day, so that a search can usually be answered while the database refuses writes.
 */
export async function keepUses(
  db: Database,
  customerId: string,
  { known, gone }: { known: readonly OwnText[]; gone: readonly ItemKey[] },
  now: number,
): Promise<void> {
  for (const { systemSource, id } of gone) {
    await db
      .deleteFrom('document_text_use')
      .where('customer_id', '=', customerId)
      .where('system', '=', systemSource)
      .where('document_id', '=', id)
      .execute();
  }
  if (known.every(({ seenAt }) => seenAt >= now - DAY_MS)) return;
  await db
    .updateTable('document_text_use')
    .set({ seen_at: now })
    .where('customer_id', '=', customerId)
    .where('seen_at', '<', now - DAY_MS)
    .execute();
}
