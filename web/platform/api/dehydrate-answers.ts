import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { DehydratedAnswer } from '../../../contract/first-page.ts';
import { maskText } from '../../../domain/mask-text.ts';
import { isTooMany } from './http-error.ts';

/** `pathname`: of the page if it does not exist, so that its text is the sender's; otherwise null. */
export type AddressText = { search: string; pathname: string | null };

/**
 * Returns the key and data of each settled query, for the browser to start from. A failed query has no data. A key
 * with text that the address may have brought is masked with `maskKey`.
 */
export function dehydrateAnswers(
  client: QueryClient,
  { search, pathname }: AddressText,
  maskKey: string,
): DehydratedAnswer[] {
  const named = new Set(segmentsOf(pathname ?? ''));
  const hasText = search !== '' || pathname !== null;
  const isFromAddress = ([path, query]: QueryKey) =>
    query === undefined ? segmentsOf(String(path)).some((segment) => named.has(segment)) : hasText;
  const settled = client.getQueryCache().findAll({ predicate: ({ state }) => state.status !== 'pending' });
  return settled.map(({ queryKey, state: { data, error } }) => ({
    queryKey: isFromAddress(queryKey) ? maskText(JSON.stringify(queryKey), maskKey) : queryKey,
    data,
    ...(isTooMany(error) && { isLimited: true }),
  }));
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean).map(decodedSegment);
}

function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
