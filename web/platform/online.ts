import { useEffect, useEffectEvent } from 'react';
import { listen } from './listen.ts';
import { createStore } from './store.ts';

/** A request that was not sent because there is no network. Nothing was saved. */
export class OfflineError extends Error {
  constructor() {
    super('No network connection');
    this.name = 'OfflineError';
  }
}

/** Returns whether the browser says it is online. Only false is reliable. */
export function isOnline(): boolean {
  return navigator.onLine !== false;
}

/** Calls `onOnline` each time the browser is back online. */
export function useOnline(onOnline: () => void): void {
  const notify = useEffectEvent(onOnline);
  useEffect(() => listen(window, ['online'], () => notify()), []);
}

/** The action that waits for the network: a page, which is shown when the network returns, a link, or a form. */
export const pendingNetworkAction = createStore<'page' | 'link' | 'form' | null>(null);
