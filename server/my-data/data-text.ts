import { buffer } from 'node:stream/consumers';
import type { InsuranceDocument } from '../../contract/documents.ts';
import type { MyData } from '../../contract/my-data.ts';
import type { SourceCustomer } from '../sources/source.ts';
import { SourceError } from '../sources/source-error.ts';
import type { Sources } from '../sources/sources.ts';

/** Returns the file of a document; null: there is none; undefined: its system can't give it now. */
export type ReadFile = (document: InsuranceDocument) => Promise<Buffer | null | undefined>;

/**
 * Yields a customer's data as JSON, document by document with its content: no more than one file is held at once. Rejects
 * where the store fails, so that no half answer looks whole.
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

/** Returns what reads the files of a customer's documents, wherever they lie. */
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
