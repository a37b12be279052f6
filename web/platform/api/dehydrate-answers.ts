import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { DehydratedAnswer } from '../../../contract/first-page.ts';

/**
 * Returns the key and data of each settled query, for the browser to start from. A failed query has no data.
 */
export function dehydrateAnswers(client: QueryClient): DehydratedAnswer[] {
  const { queries } = dehydrate(client, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' });
  return queries.map(({ queryKey, state: { data } }) => ({ queryKey, data }));
}
