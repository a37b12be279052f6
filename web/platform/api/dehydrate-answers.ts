import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { DehydratedAnswer } from '../../../contract/first-page.ts';

/** Returns what a page was rendered from, for the browser to start from: key and data of each query, without data where it failed. */
export function dehydrateAnswers(client: QueryClient): DehydratedAnswer[] {
  const { queries } = dehydrate(client, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' });
  return queries.map(({ queryKey, state: { data } }) => ({ queryKey, data }));
}
