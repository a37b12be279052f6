import { removeStoredDrafts, storeDrafts } from '../platform/session/drafts.ts';
import { isLeaving } from './exit.ts';

/**
 * Stores the drafts while the page is hidden: a phone may end it without another event. Only for pages whose drafts
 * are stored when they are left.
 */
export function keepDraftsWhileHidden(): void {
  document.addEventListener('visibilitychange', () => {
    // The end of a session has stored its drafts for the next login, or removed them.
    if (isLeaving()) return;
    if (document.visibilityState === 'hidden') storeDrafts();
    else removeStoredDrafts();
  });
}
