import { buffer } from 'node:stream/consumers';
import type { InsuranceDocument } from '../../contract/documents.ts';
import { contentOf } from '../platform/db/claim-file-parts.ts';
import type { Database } from '../platform/db/database.ts';
import type { SourceCustomer } from '../sources/source.ts';
import { ifAnswered } from '../sources/source-error.ts';
import type { Sources } from '../sources/sources.ts';
import type { CollectedData } from './collect-data.ts';
import type { LongListBatches } from './own-records.ts';

type FilesOf = { db: Database; sources: Sources; customer: SourceCustomer };

/**
 * Yields a customer's data as JSON: long lists batch by batch, and file by file with its content, so that only one batch or
 * file is in memory. Rejects when the store fails, so that an incomplete response can't look complete.
 */
export async function* dataText(
  data: CollectedData,
  lists: LongListBatches,
  { db, sources, customer }: FilesOf,
): AsyncGenerator<string> {
  const { dokumenter, sendteFiler, systemSourceError: _, manglerFra = [], ...rest } = data;
  const missing = new Set(manglerFra);
  yield JSON.stringify(rest).slice(0, -1);
  for (const [name, batches] of Object.entries(lists)) yield* listText(name, batches);
  const documents = oneByOne(dokumenter, async (document) => {
    const innhold = await contentOfDocument(sources, customer, document);
    if (innhold === undefined) missing.add(document.systemSource);
    return { ...document, ...(innhold && { innhold }) };
  });
  yield* listText('dokumenter', documents);
  const sentFiles = oneByOne(sendteFiler, async (file) => ({
    ...file,
    innhold: await contentOf(db, customer.id, file.id),
  }));
  yield* listText('sendteFiler', sentFiles);
  const completeness = {
    systemSourceError: missing.size > 0,
    ...(missing.size > 0 && { manglerFra: [...missing] }),
  };
  yield `,${JSON.stringify(completeness).slice(1)}\n`;
}

/** Yields a list as JSON, batch by batch. */
async function* listText(name: string, batches: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  yield `,"${name}":[`;
  let separator = '';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield separator + JSON.stringify(batch).slice(1, -1);
    separator = ',';
  }
  yield ']';
}

/** Yields each entry as a batch, with the content of its file. */
async function* oneByOne<Entry>(entries: readonly Entry[], withContent: (entry: Entry) => Promise<Entry>) {
  for (const entry of entries) yield [await withContent(entry)];
}

/** Returns a document's file in base64; null if it has none, undefined if its system can't answer. */
async function contentOfDocument(sources: Sources, customer: SourceCustomer, document: InsuranceDocument) {
  const file = await ifAnswered(sources.file(customer, document));
  return file && (await ifAnswered(buffer(file.content)))?.toString('base64');
}
