import { listen } from '../platform/listen.ts';
import { isPageDayOver } from '../platform/page-day.ts';
import { fetchSessionId } from '../platform/session/session.ts';

/** Maximum time that a restored page is hidden, in ms. A page that loads shows that the network is slow. */
const DEADLINE_MS = 5_000;

/**
 * Checks the session when the back button restores a page from the browser's cache. Reloads the page if the session is
 * not the one that it was rendered in (undefined: none), or if the answer takes too long (spec: decisions §3.6). A page
 * that shows another customer's data always loads again, because the sharing may have ended, and so does one of an earlier
 * day. Returns an unsubscribe function.
 */
export function checkSessionOnRestore(session: string | undefined, isOnBehalf: boolean): () => void {
  return listen(window, ['pageshow'], async ({ persisted }) => {
    if (!persisted) return;
    const { activeElement: focused, body } = document;
    // Unlike `hidden`, this keeps the page's height, and with it the place where the customer was.
    body.style.visibility = 'hidden';
    const isSame = !isOnBehalf && !isPageDayOver() && (await isSessionNow(session ?? null));
    if (!isSame) {
      window.location.reload();
      return;
    }
    body.style.visibility = '';
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  });
}

async function isSessionNow(session: string | null): Promise<boolean> {
  return await fetchSessionId(AbortSignal.timeout(DEADLINE_MS)).then(
    (found) => found === session,
    () => false,
  );
}
