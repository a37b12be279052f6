import { isOnline, pendingNetworkAction } from '../platform/online.ts';

/**
 * Blocks links that leave the page while there is no network, because the browser's error page would replace
 * it. Returns a function that removes the guard.
 */
export function guardLinks(): () => void {
  const guard = (event: MouseEvent) => {
    if (isOnline() || event.defaultPrevented || !leavesPage(event.target)) return;
    event.preventDefault();
    pendingNetworkAction.set('link');
  };
  document.addEventListener('click', guard);
  return () => document.removeEventListener('click', guard);
}

/** Returns true if a click on the target loads another page. Fragment, `tel:` and `mailto:` links do not. */
function leavesPage(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href) return false;
  const { protocol, origin, pathname, search, hash } = link;
  if (!protocol.startsWith('http')) return false;
  const { location } = window;
  const isHere = origin === location.origin && pathname === location.pathname && search === location.search;
  return !(isHere && hash !== '');
}
