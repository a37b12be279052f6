import { askSession } from '../platform/session/session.ts';

/**
 * A page that the back button brings back as it was left is shown only when the session that it was rendered in
 * (undefined: none) still goes on; otherwise it is loaded anew (spec: decisions §3.6). Returns a function that stops it.
 */
export function guardComingBack(session: string | undefined): () => void {
  const onPageShow = async ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    document.body.hidden = true;
    const isSame = await askSession().then(
      (found) => found === (session ?? null),
      () => false,
    );
    if (!isSame) window.location.reload();
    else document.body.hidden = false;
  };
  window.addEventListener('pageshow', onPageShow);
  return () => window.removeEventListener('pageshow', onPageShow);
}
