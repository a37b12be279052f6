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
  // Most are the same objects each time; looking one up by its key takes longer.
  const begun = new Set<PageQuery>();
  await prefetchNew();

  async function prefetchNew(): Promise<void> {
    const found = queriesOf().filter(
      (query) => !begun.has(query) && client.getQueryState(query.queryKey) === undefined,
    );
    for (const query of found) begun.add(query);
    await Promise.all(
      found.map(async (query) => {
        await client.prefetchQuery(query);
        await prefetchNew();
      }),
    );
  }
}
