import { openedAddress } from '../platform/acts/OpenForm.tsx';
import { keepInSession, sessionStorageIfAny } from '../platform/storage/session-storage.ts';

const KEY = 'kfp-full-load';
const DEADLINE_MS = 10_000;
/** Maximum time until a navigation replaces the page, in ms. A download never does. */
const LEAVING_MS = 30_000;

/** Addresses that leave the page as it is: of other apps, and of the calendar, which browsers save. */
const KEEPS_PAGE = /^(tel|mailto):|\/kalender\b/;

let leaving: Promise<void> | undefined;
let latest: Event | undefined;
// Firefox cancels the scripts of a page that is being left. A reload would cancel the navigation.
globalThis.addEventListener?.('beforeunload', (event) => {
  const link = document.activeElement as Partial<HTMLAnchorElement> | null;
  latest = KEEPS_PAGE.test(link?.href ?? '') ? undefined : event;
  leaving = new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
});

/**
 * Returns whether the browser is perhaps loading another document in place of this one. Not after a question whether to
 * leave: the customer has stayed.
 */
export function isDocumentLoading(): boolean {
  return (
    latest !== undefined && !latest.defaultPrevented && performance.now() - latest.timeStamp < LEAVING_MS
  );
}

/**
 * Reloads this address from the server, to get the scripts of the current build. The page then shows what the customer
 * opened last in it. Does nothing if the server is not reachable. Returns whether the reload has started.
 */
export async function reloadFromServer(): Promise<boolean> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const isReachable = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReachable) {
    window.history.replaceState(window.history.state, '', openedAddress());
    window.location.reload();
  }
  return isReachable;
}

/**
 * Does the same as `reloadFromServer`, but only once until a page of this tab has all its code. A reload of each page
 * could interrupt a press, and lose the message about a form.
 */
export async function reloadFromServerOnce(): Promise<boolean> {
  await leaving;
  const storage = sessionStorageIfAny();
  if (!storage || storage.getItem(KEY) || !keepInSession(KEY, '1')) return false;
  const isLoading = await reloadFromServer();
  if (!isLoading) storage.removeItem(KEY);
  return isLoading;
}

/** Records that the page has all its code, so that the next missing script causes a reload again. */
export function recordFullLoad(): void {
  sessionStorageIfAny()?.removeItem(KEY);
}
