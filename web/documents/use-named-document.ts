import { useQuery } from '@tanstack/react-query';
import type { InsuranceDocument } from '../../contract/documents.ts';
import { isIncompleteAnswer } from '../platform/api/answers.ts';
import type { ItemKey } from '../platform/api/item-key.ts';
import { documentsQuery } from './queries.ts';

/** A document that another item names. `hasFile`: as far as is known */
type NamedDocument = { document?: InsuranceDocument | undefined; hasFile: boolean };

/**
 * Returns a document that another item names, if the list of documents has it. It has no file if the list says so, or is
 * complete without it.
 */
export function useNamedDocument({ systemSource, id }: ItemKey): NamedDocument {
  const { data } = useQuery(documentsQuery);
  const document = data?.dokumenter.find((each) => each.id === id && each.systemSource === systemSource);
  if (document) return { document, hasFile: document.harFil !== false };
  return { hasFile: data === undefined || isIncompleteAnswer(data) };
}
