import { buffer } from 'node:stream/consumers';
import type { InsuranceDocument } from '../../contract/documents.ts';
import type { MyData } from '../../contract/my-data.ts';
import type { SourceCustomer } from '../sources/source.ts';
import { SourceError } from '../sources/source-error.ts';
import type { Sources } from '../sources/sources.ts';

/** Returns the file of a document; null when there is none, undefined when its system can't answer. */
export type ReadFile = (document: InsuranceDocument) => Promise<Buffer | null | undefined>;

/**
 * Yields a customer's data as JSON, document by document with its content, so that only one file is in
 * memory. Rejects when the store fails, so that an incomplete response can't look complete.
 */
export async function* dataText(data: MyData, readFile: ReadFile): AsyncGenerator<string> {
  const { dokumenter, systemSourceError: _, manglerFra = [], ...rest } = data;
  const missing = new Set(manglerFra);
  yield `${JSON.stringify(rest).slice(0, -1)},"dokumenter":[`;
  let separator = '';
  for (const document of dokumenter) {
    const file = await readFile(document);
    if (file === undefined) missing.add(document.systemSource);
    yield separator + JSON.stringify({ ...document, ...(file && { innhold: file.toString('base64') }) });
    separator = ',';
  }
  const completeness = {
    systemSourceError: missing.size > 0,
    ...(missing.size > 0 && { manglerFra: [...missing] }),
  };
  yield `],${JSON.stringify(completeness).slice(1)}\n`;
}

/** Returns a function that reads the files of a customer's documents from the store or their systems. */
export function readFiles(sources: Sources, customer: SourceCustomer): ReadFile {
  return async (document) => {
    try {
      const file = await sources.file(customer, document);
      return file && (await buffer(file.content));
    } catch (error) {
      if (error instanceof SourceError) return undefined;
      throw error;
    }
  };
}
