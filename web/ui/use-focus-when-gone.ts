import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusTitle } from './focus-title.ts';

/**
 * Returns a ref for an element. If it is removed while it contains the focus, `moveFocus` is called, by default for the
 * title, unless what replaces it takes the focus.
 */
export function useFocusWhenGone<Place extends HTMLElement>(moveFocus = focusTitle): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      queueMicrotask(() => document.activeElement === document.body && moveFocus());
    };
  }, [moveFocus]);
  return place;
}
