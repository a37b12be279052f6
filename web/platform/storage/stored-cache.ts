import { sessionStorageIfAny } from './session-storage.ts';

export const STORAGE_KEY = 'kfp-cache';

/** How many sessions of this page are over: at most one, until the page loads again. */
let endedSessions = 0;

/** Removes the stored cache, at logout and expiry. A cache that is open now stores nothing more. */
export function emptyStoredCache(): void {
  endedSessions += 1;
  sessionStorageIfAny()?.removeItem(STORAGE_KEY);
}

/** Opens the tab's session storage for the cache of the current session; undefined if there is no storage. */
export function openCacheStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined {
  const storage = sessionStorageIfAny();
  const opened = endedSessions;
  return (
    storage && {
      getItem: (key) => storage.getItem(key),
      // The cache is stored with a delay, which can end after the session.
      setItem: (key, value) => {
        if (opened === endedSessions) storage.setItem(key, value);
      },
      removeItem: (key) => storage.removeItem(key),
    }
  );
}
