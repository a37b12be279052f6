import { isOnline, pendingNetworkAction } from '../platform/online.ts';

/**
 * Blocks links and forms that leave the page while there is no network, because the browser's error page would
 * replace it. Returns a function that removes the guard.
 */
export function guardLinks(): () => void {
  const block = (event: Event, what: 'link' | 'form') => {
    if (isOnline() || event.defaultPrevented) return;
    event.preventDefault();
    pendingNetworkAction.set(what);
  };
  const guardLink = (event: Event) => {
    if (leavesPage(event.target)) block(event, 'link');
  };
  // Forms that scripts answer have prevented the event.
  const guardForm = (event: Event) => block(event, 'form');
  document.addEventListener('click', guardLink);
  document.addEventListener('submit', guardForm);
  return () => {
    document.removeEventListener('click', guardLink);
    document.removeEventListener('submit', guardForm);
  };
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
