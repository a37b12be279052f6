import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Closes an open disclosure at Escape, which returns the focus to its button, at a click outside, and at every
 * navigation. What was opened before the scripts came stays open.
 */
export function useClosing(details: RefObject<HTMLDetailsElement | null>): void {
  const { key } = useLocation();
  const shownAt = useRef(key);

  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    if (details.current) details.current.open = false;
  }, [details, key]);

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
