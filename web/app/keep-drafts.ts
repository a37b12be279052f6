import { removeStoredDrafts, storeDrafts } from '../platform/session/drafts.ts';
import { isLeaving } from './exit.ts';

/**
 * Stores the drafts while the page is hidden: it is being left, or a phone may end it without another event. Not for
 * pages without a login or of another customer, which would remove the drafts that are stored.
 */
export function keepDraftsWhileHidden(): void {
  document.addEventListener('visibilitychange', () => {
    // The end of a session has stored its drafts for the next login, or removed them.
    if (isLeaving()) return;
    if (document.visibilityState === 'hidden') storeDrafts();
    else removeStoredDrafts();
  });
}
