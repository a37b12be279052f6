import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { QueryClient } from '@tanstack/react-query';
import {
  type PersistedClient,
  type Persister,
  type PersistQueryClientOptions,
  persistQueryClientRestore,
  persistQueryClientSave,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client';
import type { Boot } from '../../../contract/first-page.ts';
import { DAY_MS } from '../../../domain/days.ts';
import { sessionQuery } from '../session/session.ts';
import { openCacheStorage, STORAGE_KEY } from './stored-cache.ts';

/** Login addresses are used once, the server knows the session, and HTTP caches the postcodes. */
const NEVER_STORED: readonly unknown[] = [sessionQuery.queryKey[0], '/auth/login', '/adresse/postnummer'];

/**
 * Returns the options for keeping the query cache in session storage (spec: shell §4.6, shell §7.3). It is
 * valid for 24 hours, for this version of the web app, language, session and day, because answers depend on the
 * day. The national id is never stored (spec: decisions §3.5). Returns null if the session is unknown, and on pages
 * that show another customer's data: then nothing is stored or restored (ADR-046).
 */
export function persistOptions({
  version,
  language,
  session,
  today,
  sharing,
}: Boot): Omit<PersistQueryClientOptions, 'queryClient'> | null {
  if (session === null || sharing !== undefined) return null;
  return {
    persister: createSyncStoragePersister({ storage: openCacheStorage(), key: STORAGE_KEY, serialize }),
    maxAge: DAY_MS,
    buster: `${version}.${language}.${session.kfpSessionId ?? ''}.${today}`,
    dehydrateOptions: { shouldDehydrateQuery: isStored },
  };
}

/**
 * Restores the stored cache and stores every later change, the last ones when the page is left. Stores the page's own
 * answers at once. Stores nothing while a change is being saved: it is shown before that, and may fail.
 */
export async function restoreAndPersist(queryClient: QueryClient, boot: Boot): Promise<void> {
  const options = persistOptions(boot);
  if (!options) return;
  const { persister } = options;
  const storage = openCacheStorage();
  const storeBy = (store: Persister['persistClient']) => ({
    ...options,
    queryClient,
    persister: {
      ...persister,
      persistClient: (client: PersistedClient) =>
        queryClient.isMutating() === 0 ? store(client) : undefined,
    },
  });
  const props = storeBy(persister.persistClient);
  // A cache that can't be restored has already been removed.
  await persistQueryClientRestore(props).catch(() => {});
  persistQueryClientSubscribe(props);
  await persistQueryClientSave(props);
  // The persister waits for up to a second: a message that was just read would be unread again after a reload.
  const atOnce = storeBy((client) => storage?.setItem(STORAGE_KEY, serialize(client)));
  window.addEventListener('pagehide', () => void persistQueryClientSave(atOnce).catch(() => {}));
}

type Stored = { queryKey: readonly unknown[]; state: { status: string } };

function isStored({ queryKey, state }: Stored): boolean {
  return state.status === 'success' && !NEVER_STORED.includes(queryKey[0]);
}

function serialize(client: PersistedClient): string {
  return JSON.stringify(client, (key, value) => (key === 'ssn' ? undefined : value));
}
