import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The options of a query with any data type. */
export type PageQuery = { queryKey: QueryKey };

/**
 * Fetches the queries that a page renders from, except fresh ones. Resolves when all have succeeded or
 * failed. `queriesOf` is called again after each query, because its data may lead to more queries.
 */
export async function prefetchQueries(
  client: QueryClient,
  queriesOf: () => readonly PageQuery[],
): Promise<void> {
  // Most queries are the same objects on each call. A lookup by key would take longer.
  const begun = new Set<PageQuery>();
  await fetchAll(queriesOf());

  async function fetchAll(queries: readonly PageQuery[]): Promise<void> {
    for (const query of queries) begun.add(query);
    await Promise.all(
      queries.map(async (query) => {
        await client.prefetchQuery(query);
        await fetchAll(queriesOf().filter(isNew));
      }),
    );
  }

  function isNew(query: PageQuery): boolean {
    return !begun.has(query) && client.getQueryState(query.queryKey) === undefined;
  }
}
