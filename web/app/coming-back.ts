import { fetchSessionId } from '../platform/session/session.ts';

/**
 * Checks the session when the back button restores a page from the browser's cache. If the session is not the
 * one that the page was rendered in (undefined: none), reloads the page (spec: decisions §3.6). A page that shows
 * another customer's data always loads again, because the sharing may have ended. Returns an unsubscribe function.
 */
export function checkSessionOnRestore(session: string | undefined, isOnBehalf: boolean): () => void {
  const onPageShow = async ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const { activeElement: focused, body } = document;
    // Unlike `hidden`, this keeps the page's height, and with it the place where the customer was.
    body.style.visibility = 'hidden';
    const isSame = !isOnBehalf && (await isSessionNow(session ?? null));
    if (!isSame) {
      window.location.reload();
      return;
    }
    body.style.visibility = '';
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}

async function isSessionNow(session: string | null): Promise<boolean> {
  return await fetchSessionId().then(
    (found) => found === session,
    () => false,
  );
}
