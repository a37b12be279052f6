import type { QueryClient } from '@tanstack/react-query';
import { forgetExperiments } from '../analytics/experiments.ts';
import { removeMarketSource } from '../platform/links/market-source.ts';
import { forgetDrafts } from '../platform/session/drafts.ts';
import { sessionQuery } from '../platform/session/session.ts';
import { emptyStoredCache } from '../platform/storage/stored-cache.ts';

/** Forgets the session and all that was fetched for its customer, in memory and in storage (spec: shell §4.1). */
export function forgetCustomer(client: QueryClient): void {
  client.setQueryData(sessionQuery.queryKey, {});
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
  client.getMutationCache().clear();
  // What the page came with stands in its HTML.
  document.getElementById('first-page')?.remove();
  emptyStoredCache();
  forgetDrafts();
  removeMarketSource();
  forgetExperiments();
}
