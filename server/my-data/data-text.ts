import { buffer } from 'node:stream/consumers';
import type { InsuranceDocument } from '../../contract/documents.ts';
import { contentOf, PART_BYTES } from '../platform/db/claim-file-parts.ts';
import type { Database } from '../platform/db/database.ts';
import type { SourceCustomer } from '../sources/source.ts';
import { ifAnswered } from '../sources/source-error.ts';
import type { Sources } from '../sources/sources.ts';
import type { CollectedData } from './collect-data.ts';
import type { LongListBatches } from './own-records.ts';

type FilesOf = { db: Database; sources: Sources; customer: SourceCustomer };

/**
 * Yields a customer's data as JSON: long lists batch by batch, and files of up to 20 MB part by part: concurrent
 * requests take little memory. Rejects when the store fails, so that an incomplete response can't look complete.
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
  yield* filesText('dokumenter', dokumenter, async (document) => {
    const content = await contentOfDocument(sources, customer, document);
    if (content === undefined) missing.add(document.systemSource);
    return content && inParts(content);
  });
  yield* filesText('sendteFiler', sendteFiler, async ({ id, storrelse }) =>
    contentOf(db, { customerId: customer.id, fileId: id, size: storrelse }),
  );
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
    yield separator + JSON.stringify(batch).slice(1, -1);
    separator = ',';
  }
  yield ']';
}

type Parts = AsyncIterable<string> | Iterable<string> | null | undefined;

/** Yields a list as JSON, each entry with the content of its file in base64, if it has one. */
async function* filesText<Entry>(
  name: string,
  entries: readonly Entry[],
  partsOf: (entry: Entry) => Promise<Parts>,
): AsyncGenerator<string> {
  let start = `,"${name}":[`;
  for (const entry of entries) {
    const parts = await partsOf(entry);
    yield start + JSON.stringify(entry).slice(0, -1);
    if (parts) {
      yield ',"innhold":"';
      yield* parts;
      yield '"';
    }
    start = '},';
  }
  yield entries.length > 0 ? '}]' : `${start}]`;
}

/** Returns a document's file; null if it has none, undefined if its system can't answer. */
async function contentOfDocument(sources: Sources, customer: SourceCustomer, document: InsuranceDocument) {
  const file = await ifAnswered(sources.file(customer, document));
  return file && (await ifAnswered(buffer(file.content)));
}

function* inParts(file: Buffer): Generator<string> {
  for (let from = 0; from < file.length; from += PART_BYTES)
    yield file.toString('base64', from, from + PART_BYTES);
}
