import { isOnline, waitingForNetwork } from '../platform/online.ts';

/**
 * Has no link leave the page while there is no network: the browser's own error page would take its place. Returns a
 * function that stops it.
 */
export function guardLinks(): () => void {
  const guard = (event: MouseEvent) => {
    if (isOnline() || event.defaultPrevented || !leavesPage(event.target)) return;
    event.preventDefault();
    waitingForNetwork.set('link');
  };
  document.addEventListener('click', guard);
  return () => document.removeEventListener('click', guard);
}

/** Whether a click there loads an address; places on the page, the phone and mail need no network of ours. */
function leavesPage(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href) return false;
  const { protocol, origin, pathname, search, hash } = link;
  if (!protocol.startsWith('http')) return false;
  const { location } = window;
  const isHere = origin === location.origin && pathname === location.pathname && search === location.search;
  return !(isHere && hash !== '');
}
