import type { QueryClient } from '@tanstack/react-query';
import { forgetDrafts } from './drafts.ts';
import { forgetExperiments } from './experiments.ts';
import { removeMarketSource } from './market-source.ts';
import { sessionQuery } from './session.ts';
import { emptyStoredCache } from './stored-cache.ts';

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
