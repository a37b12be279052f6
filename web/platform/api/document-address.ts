import type { ItemKey } from './item-key.ts';
import { addressOfFile } from './request.ts';

/** Returns the address of a document's file, or of a page in it (RFC 8118). */
export function documentAddress({ systemSource, id }: ItemKey, page?: number): string {
  const address = addressOfFile('GET /dokumenter/:systemSource/:id', { systemSource, id });
  return page === undefined ? address : `${address}#page=${page}`;
}
