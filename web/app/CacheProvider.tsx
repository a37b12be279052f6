import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { PersistQueryClientProvider, persistQueryClientSave } from '@tanstack/react-query-persist-client';
import type { ReactNode } from 'react';
import { useBoot } from '../platform/boot.tsx';
import { storedCache } from '../platform/storage/stored-cache.ts';

/** The query cache, kept in session storage where we know whose it is; what the page came with is kept at once. */
export function CacheProvider({ client, children }: { client: QueryClient; children: ReactNode }) {
  const persistOptions = storedCache(useBoot());
  if (!persistOptions) return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  return (
    <PersistQueryClientProvider
      client={client}
      persistOptions={persistOptions}
      onSuccess={() => persistQueryClientSave({ queryClient: client, ...persistOptions })}
    >
      {children}
    </PersistQueryClientProvider>
  );
}
