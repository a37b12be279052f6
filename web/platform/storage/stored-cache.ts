import { sessionStorageIfAny } from './session-storage.ts';

export const STORAGE_KEY = 'kfp-cache';

/** Empties the stored cache: at logout, at expiry. */
export function emptyStoredCache(): void {
  sessionStorageIfAny()?.removeItem(STORAGE_KEY);
}
