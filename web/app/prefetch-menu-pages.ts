import { isOnline } from '../platform/online.ts';
import { lazyModulesOf } from './lazy-modules.ts';
import type { LazyModule } from './route.ts';
import { ROUTES } from './routes.tsx';

/**
 * Loads the code of the pages that the menu leads to, one after the other whenever the browser has nothing better to do; not
 * where the customer wants to save data. Their data are fetched when somebody points at a link.
 */
export function prefetchMenuPages(session: { kfpSessionId?: string } | null): void {
  if (isSavingData() || !session?.kfpSessionId) return;
  const waiting = ROUTES.flatMap((route) =>
    'redirect' in route || !route.menu ? [] : lazyModulesOf(route, session),
  );
  loadNext(waiting);
}

/** Whether the browser was asked to load no more than it has to. */
function isSavingData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

function loadNext([module, ...others]: readonly LazyModule[]): void {
  if (!module) return;
  whenIdle(() => {
    // A browser keeps a module that failed.
    if (!isOnline()) return;
    // What can't be had now is tried again when it is shown.
    void module.preload().then(
      () => loadNext(others),
      () => {},
    );
  });
}

function whenIdle(act: () => void): void {
  // Safari has no such call.
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, 1000);
}
