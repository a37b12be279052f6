import type { QueryClient } from '@tanstack/react-query';
import type { Boot } from '../../contract/first-page.ts';

export type CacheRestorer = {
  /** Restores the stored cache, once however often it is called; done also where the code for it can't be had. */
  restore(): Promise<void>;
  /** Whether it is done. */
  isRestored(): boolean;
};

/** What restores the stored cache and keeps it from then on. Where nobody knows whose cache it would be it does nothing. */
export function cacheRestorer(client: QueryClient, boot: Boot): CacheRestorer {
  let restored: Promise<void> | undefined;
  let isDone = boot.session === null;
  return {
    isRestored: () => isDone,
    restore() {
      restored ??= restoreOnce();
      return restored;
    },
  };

  async function restoreOnce(): Promise<void> {
    if (isDone) return;
    try {
      const { restoreAndPersist } = await import('../platform/storage/persist-cache.ts');
      await restoreAndPersist(client, boot);
    } catch {
      // The page does without.
    }
    isDone = true;
  }
}
