import { useQuery } from '@tanstack/react-query';
import { isIncompleteAnswer } from '../platform/api/answers.ts';
import type { ItemKey } from '../platform/api/item-key.ts';
import { documentsQuery } from './queries.ts';

/**
 * Returns whether a document that another item names has a file, as far as is known. It has none if the list of documents
 * says so, or is complete without it. Asks nothing if `isNamed` is false.
 */
export function useHasFile({ systemSource, id }: ItemKey, isNamed = true): boolean {
  const { data } = useQuery({ ...documentsQuery, enabled: isNamed });
  const document = data?.dokumenter.find((each) => each.id === id && each.systemSource === systemSource);
  if (document) return document.harFil !== false;
  return data === undefined || isIncompleteAnswer(data);
}
