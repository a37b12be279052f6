import { IsRestoringProvider, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';

type Props = {
  client: QueryClient;
  /** the page lacks data that may be stored: no query is fetched before the stored cache has been restored */
  waits: boolean;
  /** restores the stored cache; the page that the server sent is hydrated before */
  restore: () => Promise<void>;
  children: ReactNode;
};

/** The query cache, and in it what was stored of it. */
export function CacheProvider({ client, waits, restore, children }: Props) {
  const [isRestoring, setRestoring] = useState(waits);
  useEffect(() => void restore().finally(() => setRestoring(false)), [restore]);
  return (
    <QueryClientProvider client={client}>
      <IsRestoringProvider value={isRestoring}>{children}</IsRestoringProvider>
    </QueryClientProvider>
  );
}
