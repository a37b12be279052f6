import { IsRestoringProvider, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { pendingBoundaries } from '../platform/DeferredBoundary.tsx';

type Props = {
  client: QueryClient;
  /** true if the page lacks data that may be stored: queries wait until the stored cache is restored */
  waits: boolean;
  /** restores the stored cache, after the server's page is hydrated */
  restore: () => Promise<void>;
  children: ReactNode;
};

/** Provides the query cache, and restores the stored cache into it. */
export function CacheProvider({ client, waits, restore, children }: Props) {
  const [isRestoring, setRestoring] = useState(waits);
  useEffect(() => afterBoundaries(() => void restore().finally(() => setRestoring(false))), [restore]);
  return (
    <QueryClientProvider client={client}>
      <IsRestoringProvider value={isRestoring}>{children}</IsRestoringProvider>
    </QueryClientProvider>
  );
}

/**
 * Calls `act` when no part of the page waits for hydration. A restored answer could change the markup of a part
 * that waits. Returns a function that cancels the call.
 */
function afterBoundaries(act: () => void): () => void {
  if (pendingBoundaries.get() === 0) {
    act();
    return () => {};
  }
  const stop = pendingBoundaries.subscribe((count) => {
    if (count > 0) return;
    stop();
    act();
  });
  return stop;
}
