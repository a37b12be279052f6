import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The options of a query, whatever its data. */
export type PageQuery = { queryKey: QueryKey };

/**
 * Fetches the queries that a page renders from; done when all have succeeded or failed. `queriesOf` is called again
 * whenever one has, since what came may lead to more.
 */
export async function prefetchQueries(
  client: QueryClient,
  queriesOf: () => readonly PageQuery[],
): Promise<void> {
  const unknown = queriesOf().filter(({ queryKey }) => client.getQueryState(queryKey) === undefined);
  await Promise.all(
    unknown.map(async (query) => {
      await client.prefetchQuery(query);
      await prefetchQueries(client, queriesOf);
    }),
  );
}
