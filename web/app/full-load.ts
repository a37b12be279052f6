import { sessionStorageIfAny } from '../platform/storage/session-storage.ts';

const KEY = 'kfp-full-load';

/**
 * Loads this address from the server, which names the scripts of its present build. Leaves the page as it is where the
 * server can't be reached. Returns whether the load has begun.
 */
export async function loadFromServer(): Promise<boolean> {
  const isReachable = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReachable) window.location.reload();
  return isReachable;
}

/** The same, but not again for an address that was loaded so and still lacks its code. */
export async function loadFromServerOnce(): Promise<boolean> {
  const storage = sessionStorageIfAny();
  const { href } = window.location;
  if (!storage || storage.getItem(KEY) === href) return false;
  storage.setItem(KEY, href);
  const isLoading = await loadFromServer();
  if (!isLoading) storage.removeItem(KEY);
  return isLoading;
}

/** The page has all its code: the next time that some is missing, the address is loaded again. */
export function noteFullyLoaded(): void {
  sessionStorageIfAny()?.removeItem(KEY);
}
