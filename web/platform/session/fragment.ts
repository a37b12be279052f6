import { keepInSession, sessionStorageIfAny, storedValue } from '../storage/session-storage.ts';

const STORAGE_KEY = 'kfp-fragment';

type Kept = { page: string; fragment: string };

/**
 * Stores the fragment of the address in this tab, for the page (path and query) that the customer comes to after
 * the login. Browsers do not send fragments, so the login cannot pass it on.
 */
export function keepFragment(page: string): void {
  const { hash } = window.location;
  if (hash === '') return;
  keepInSession(STORAGE_KEY, JSON.stringify({ page: plain(page), fragment: hash } satisfies Kept));
}

/** Moves to the stored fragment if this is its page. Call it once on a page with a session. */
export function restoreFragment(): void {
  const { pathname, search, hash } = window.location;
  const kept = storedValue<Kept>(STORAGE_KEY);
  sessionStorageIfAny()?.removeItem(STORAGE_KEY);
  if (hash !== '' || kept?.page !== plain(pathname + search) || !/^#./.test(kept.fragment)) return;
  window.location.replace(kept.fragment);
}

/** Returns the address without the slash at the end of its path, which the login may add or remove. */
function plain(page: string): string {
  return page.replace(/\/(?=$|\?)/, '');
}
