import { createStore } from './store.ts';

/** A request that was not sent, since there is no network: nothing was saved. */
export class OfflineError extends Error {
  constructor() {
    super('There is no network');
    this.name = 'OfflineError';
  }
}

/** Returns whether there is a network, as far as the browser knows: it says no with reason only. */
export function isOnline(): boolean {
  return navigator.onLine !== false;
}

/** What the customer has asked for and can't have without a network: a page, which comes when it is back, or a link. */
export const waitingForNetwork = createStore<'page' | 'link' | null>(null);
