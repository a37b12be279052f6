import type { QueryClient } from '@tanstack/react-query';
import type { Boot } from '../../contract/first-page.ts';

/**
 * Returns what restores the stored cache and keeps it from then on, once however often it is called; done also where the
 * code for it can't be had. Where nobody knows whose cache it would be there is nothing to restore.
 */
export function cacheRestorer(client: QueryClient, boot: Boot): () => Promise<void> {
  let restored: Promise<void> | undefined;
  return () => {
    restored ??= restore().catch(() => {});
    return restored;
  };

  async function restore(): Promise<void> {
    if (boot.session === null) return;
    const { restoreAndPersist } = await import('../platform/storage/persist-cache.ts');
    await restoreAndPersist(client, boot);
  }
}
