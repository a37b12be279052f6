import { type RefObject, useEffect, useRef } from 'react';
import { listen } from '../platform/listen.ts';
import { useLocation } from '../platform/router/router.ts';

/**
 * Closes an open `details` element on Escape, on a click outside and on navigation. Escape also returns the
 * focus to its button. An element that was opened before hydration stays open.
 */
export function useCloseDetails(details: RefObject<HTMLDetailsElement | null>): void {
  const { visit } = useLocation();
  const shownAt = useRef(visit);

  useEffect(() => {
    if (shownAt.current === visit) return;
    shownAt.current = visit;
    if (details.current) details.current.open = false;
  }, [details, visit]);

  useEffect(
    () =>
      listen(document, ['keydown'], ({ key }) => {
        if (key !== 'Escape' || !details.current?.open) return;
        details.current.open = false;
        details.current.querySelector('summary')?.focus();
      }),
    [details],
  );

  useEffect(
    () =>
      listen(document, ['click'], ({ target }) => {
        const isOutside = target instanceof Node && !details.current?.contains(target);
        if (details.current?.open && isOutside) details.current.open = false;
      }),
    [details],
  );
}
