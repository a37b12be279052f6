import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from '../platform/router/router.ts';

/**
 * Closes an open disclosure at Escape, which returns the focus to its button, at a click outside, and at every
 * navigation. What was opened before the scripts came stays open.
 */
export function useClosing(details: RefObject<HTMLDetailsElement | null>): void {
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
