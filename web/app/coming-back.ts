import { fetchSessionId } from '../platform/session/session.ts';

/**
 * Checks the session when the back button restores a page from the browser's cache. If the session is not the
 * one that the page was rendered in (undefined: none), reloads the page (spec: decisions §3.6). Returns an
 * unsubscribe function.
 */
export function checkSessionOnRestore(session: string | undefined): () => void {
  const onPageShow = async ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    document.body.hidden = true;
    const isSame = await fetchSessionId().then(
      (found) => found === (session ?? null),
      () => false,
    );
    if (!isSame) window.location.reload();
    else document.body.hidden = false;
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}
