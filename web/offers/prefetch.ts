import type { QueryClient } from '@tanstack/react-query';
import { offersQuery } from './queries.ts';

/** Starts the call that the offers are drawn from; done when it has answered or failed. */
export async function prefetchOffers(client: QueryClient): Promise<void> {
  await client.prefetchQuery(offersQuery);
}
