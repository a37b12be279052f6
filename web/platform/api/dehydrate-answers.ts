import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { DehydratedAnswer } from '../../../contract/first-page.ts';

/** Returns what a page was rendered from, for the browser to start from: key and data of each query that succeeded. */
export function dehydrateAnswers(client: QueryClient): DehydratedAnswer[] {
  return dehydrate(client).queries.map(({ queryKey, state: { data } }) => ({ queryKey, data }));
}
