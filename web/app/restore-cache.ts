import type { QueryClient } from '@tanstack/react-query';
import type { Boot } from '../../contract/first-page.ts';
import { isLeaving } from './exit.ts';

export type CacheRestorer = ReturnType<typeof cacheRestorer>;

/** Returns what restores the cache and stores later changes. It does nothing if the session is unknown. */
export function cacheRestorer(client: QueryClient, boot: Boot) {
  let restored: Promise<void> | undefined;
  let isDone = boot.session === null;
  return {
    isRestored: () => isDone,
    /** Restores the stored cache on the first call. Also resolves if its code can't be loaded. */
    restore(): Promise<void> {
      restored ??= restoreOnce();
      return restored;
    },
  };

  async function restoreOnce(): Promise<void> {
    if (isDone) return;
    try {
      const { restoreAndPersist } = await import('../platform/storage/persist-cache.ts');
      if (!isLeaving()) await restoreAndPersist(client, boot);
    } catch {
      // The page works without the stored cache.
    }
    isDone = true;
  }
}
