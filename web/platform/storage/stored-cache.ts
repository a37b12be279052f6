import { sessionStorageIfAny } from './session-storage.ts';

export const STORAGE_KEY = 'kfp-cache';

/** Removes the stored cache, at logout and expiry. */
export function emptyStoredCache(): void {
  sessionStorageIfAny()?.removeItem(STORAGE_KEY);
}
