import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The options of a query, whatever its data. */
export type PageQuery = { queryKey: QueryKey };

/**
 * Fetches the queries that a page renders from, but not what is fresh; done when all have succeeded or failed. `queriesOf`
 * is called again whenever one has, since what came may lead to more.
 */
export async function prefetchQueries(
  client: QueryClient,
  queriesOf: () => readonly PageQuery[],
): Promise<void> {
  // Most are the same objects each time; looking one up by its key takes longer.
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
