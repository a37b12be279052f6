import { type RefObject, useEffect, useRef } from 'react';
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

  useEffect(() => {
    const closeAtEscape = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape' || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    };
    const closeAtClickOutside = ({ target }: MouseEvent) => {
      const isOutside = target instanceof Node && !details.current?.contains(target);
      if (details.current?.open && isOutside) details.current.open = false;
    };
    document.addEventListener('keydown', closeAtEscape);
    document.addEventListener('click', closeAtClickOutside);
    return () => {
      document.removeEventListener('keydown', closeAtEscape);
      document.removeEventListener('click', closeAtClickOutside);
    };
  }, [details]);
}
