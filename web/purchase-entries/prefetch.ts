import type { QueryClient } from '@tanstack/react-query';
import { customerQuery } from '../platform/api/customer.ts';

/** Starts the call that the page is drawn from: who is an LO member is led to other links. */
export async function prefetchPurchaseEntries(client: QueryClient): Promise<void> {
  await client.prefetchQuery(customerQuery);
}
