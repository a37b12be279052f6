import type { QueryClient } from '@tanstack/react-query';
import { forgetExperiments } from '../analytics/experiments.ts';
import { removeMarketSource } from '../platform/links/market-source.ts';
import { clearDrafts } from '../platform/session/drafts.ts';
import { sessionQuery } from '../platform/session/session.ts';
import { forgetPurchases } from '../platform/storage/counted-purchases.ts';
import { emptyStoredCache } from '../platform/storage/stored-cache.ts';

/** Removes the session and all data of its customer, in memory and in storage (spec: shell §4.1). */
export function forgetCustomer(client: QueryClient): void {
  client.setQueryData(sessionQuery.queryKey, {});
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
  client.getMutationCache().clear();
  emptyStoredCache();
  clearDrafts();
  removeMarketSource();
  forgetExperiments();
  forgetPurchases();
}
