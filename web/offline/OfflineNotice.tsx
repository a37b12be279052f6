import { useEffect, useState, useSyncExternalStore } from 'react';
import { texts } from '#texts/offline.ts';
import { listen } from '../platform/listen.ts';
import { isOnline as hasNetwork, pendingNetworkAction } from '../platform/online.ts';
import { useStore } from '../platform/store.ts';
import { Icon } from '../ui/Icon.tsx';
import { keepPageClearOf } from '../ui/keep-page-clear.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** Renders a notice that there is no network, and the action waiting for it. The page stays visible (ADR-008). */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  const waiting = useStore(pendingNetworkAction);
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  useEffect(() => listen(document, ['click'], guardLink), []);
  // Forms that scripts answer have prevented the event.
  useEffect(() => listen(document, ['submit'], (event) => block(event, 'form')), []);
  useEffect(() => {
    if (isOnline) pendingNetworkAction.set(null);
  }, [isOnline]);

  return (
    <div role="status">
      {!isOnline && (
        <div className="kfp-banner kfp-offline" ref={keepPageClearOf}>
          <Icon name="warning" />
          <p>
            <strong>{texts.title}</strong> {waiting ? texts.waiting[waiting] : texts.lead}
          </p>
        </div>
      )}
      {isOnline && wasOffline && <VisuallyHidden as="p">{texts.back}</VisuallyHidden>}
    </div>
  );
}

/** Returns whether there is a network, and rerenders when that changes. True while hydrating: the page just loaded. */
function useIsOnline(): boolean {
  return useSyncExternalStore(watchNetwork, hasNetwork, () => true);
}

const watchNetwork = (listener: () => void) => listen(window, ['online', 'offline'], listener);

function guardLink(event: Event): void {
  if (leavesPage(event.target)) block(event, 'link');
}

/** Blocks what leaves the page while there is no network, because the browser's error page would replace it. */
function block(event: Event, what: 'link' | 'form'): void {
  if (hasNetwork() || event.defaultPrevented) return;
  event.preventDefault();
  pendingNetworkAction.set(what);
}

/** Returns true if a click on the target loads another page. Fragment, `tel:` and `mailto:` links do not. */
function leavesPage(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  // Links in pictures are other elements, and lead to places in the page.
  if (!(link instanceof HTMLAnchorElement)) return false;
  const { protocol, origin, pathname, search, hash } = link;
  if (!protocol.startsWith('http')) return false;
  const { location } = window;
  const isHere = origin === location.origin && pathname === location.pathname && search === location.search;
  return !(isHere && hash !== '');
}
