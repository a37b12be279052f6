import { localPath } from '../../domain/local-path.ts';
import { removeStoredDrafts } from '../platform/session/drafts.ts';
import { keepFragment } from '../platform/session/fragment.ts';
import { keepInSession, sessionStorageIfAny } from '../platform/storage/session-storage.ts';
import { useBrowserValue } from '../platform/use-is-hydrated.ts';

const STORAGE_KEY = 'kfp-page-left';

/** Stores in this tab the page where the session expired, so that the customer can return to it. */
export function rememberPage(): void {
  const { pathname, search } = window.location;
  keepInSession(STORAGE_KEY, pathname + search);
  keepFragment(pathname + search);
}

/** Removes what this tab keeps until the logout: drafts, and the page, whose query can be a question of the customer. */
export function forgetPage(): void {
  removeStoredDrafts();
  sessionStorageIfAny()?.removeItem(STORAGE_KEY);
}

/** Returns the path and query where this tab's session expired; null if it has not, and before hydration. */
export function useRememberedPage(): string | null {
  return useBrowserValue(rememberedPage, null);
}

function rememberedPage(): string | null {
  return localPath(sessionStorageIfAny()?.getItem(STORAGE_KEY) ?? undefined);
}
