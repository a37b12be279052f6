import { isOnline } from '../platform/online.ts';
import { MENU_PATHS } from '../shell/active-item.ts';
import { lazyModulesOf } from './lazy-modules.ts';
import type { LazyModule } from './route.ts';
import { ROUTES } from './routes.tsx';

/**
 * Loads the code of the menu's pages, one at a time while the browser is idle. Does nothing if the data saver
 * is on. The pages' data is fetched later, when the customer points at a link.
 */
export function prefetchMenuPages(session: { kfpSessionId?: string } | null): void {
  if (isSavingData() || !session?.kfpSessionId) return;
  const inMenu: readonly string[] = Object.values(MENU_PATHS);
  const waiting = ROUTES.flatMap((route) =>
    inMenu.includes(route.path) ? lazyModulesOf(route, session) : [],
  );
  loadNext(waiting);
}

/** Returns whether the browser's data saver is on. */
function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

function loadNext([module, ...others]: readonly LazyModule[]): void {
  if (!module) return;
  whenIdle(() => {
    // Browsers cache a failed module.
    if (!isOnline()) return;
    // A module that fails here is loaded again when its page is shown.
    void module.preload().then(
      () => loadNext(others),
      () => {},
    );
  });
}

function whenIdle(act: () => void): void {
  // Safari does not support requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, 1000);
}
