import { useEffect, useState, useSyncExternalStore } from 'react';
import { texts } from '#texts/offline.ts';
import { isOnline as hasNetwork, pendingNetworkAction } from '../platform/online.ts';
import { useStore } from '../platform/store.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { guardLinks } from './guard-links.ts';

/**
 * Renders a notice that there is no network, and the action waiting for it. The page stays visible (ADR-008).
 */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  const waiting = useStore(pendingNetworkAction);
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  useEffect(guardLinks, []);
  useEffect(() => {
    if (isOnline) pendingNetworkAction.set(null);
  }, [isOnline]);

  return (
    <div role="status">
      {!isOnline && (
        <div className="kfp-offline">
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

/**
 * Returns whether there is a network, and rerenders when that changes. True while hydrating: the page just
 * loaded.
 */
function useIsOnline(): boolean {
  return useSyncExternalStore(watchNetwork, hasNetwork, () => true);
}

function watchNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
