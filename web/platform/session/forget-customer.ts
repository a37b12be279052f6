import type { QueryClient } from '@tanstack/react-query';
import { forgetExperiments } from '../../analytics/experiments.ts';
import { removeMarketSource } from '../links/market-source.ts';
import { emptyStoredCache } from '../storage/stored-cache.ts';
import { forgetDrafts } from './drafts.ts';
import { sessionQuery } from './session.ts';

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
