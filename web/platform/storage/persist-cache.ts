import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { QueryClient } from '@tanstack/react-query';
import {
  type PersistedClient,
  type PersistQueryClientOptions,
  persistQueryClientRestore,
  persistQueryClientSave,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client';
import type { Boot } from '../../../contract/first-page.ts';
import { sessionQuery } from '../session/session.ts';
import { sessionStorageIfAny } from './session-storage.ts';
import { STORAGE_KEY } from './stored-cache.ts';

const DAY_MS = 86_400_000;
/**
 * Addresses that start a login are for once, the session is the server's to say, and the long list of postcodes lies in
 * the browser's own cache.
 */
const NEVER_STORED: readonly unknown[] = [sessionQuery.queryKey[0], '/auth/login', '/adresse/postnummer'];

/**
 * How the query cache is kept in session storage (spec: shell §4.6, shell §7.3): for 24 hours, for this version of the
 * web app and this session alone, without the national id in any form (spec: decisions §3.5). Null where nobody can
 * know whose cache it would be; then nothing is kept.
 */
export function persistOptions({
  version,
  session,
}: Boot): Omit<PersistQueryClientOptions, 'queryClient'> | null {
  if (session === null) return null;
  return {
    persister: createSyncStoragePersister({ storage: sessionStorageIfAny(), key: STORAGE_KEY, serialize }),
    maxAge: DAY_MS,
    buster: `${version}.${session.kfpSessionId ?? ''}`,
    dehydrateOptions: { shouldDehydrateQuery: isStored },
  };
}

/** Restores the stored cache, and keeps it from then on; what the page came with is kept at once. */
export async function restoreAndPersist(queryClient: QueryClient, boot: Boot): Promise<void> {
  const options = persistOptions(boot);
  if (!options) return;
  const props = { queryClient, ...options };
  // What can't be restored has been removed.
  await persistQueryClientRestore(props).catch(() => {});
  persistQueryClientSubscribe(props);
  await persistQueryClientSave(props);
}

type Stored = { queryKey: readonly unknown[]; state: { status: string } };

function isStored({ queryKey, state }: Stored): boolean {
  return state.status === 'success' && !NEVER_STORED.includes(queryKey[0]);
}

function serialize(client: PersistedClient): string {
  return JSON.stringify(client, (key, value) => (key === 'ssn' ? undefined : value));
}
