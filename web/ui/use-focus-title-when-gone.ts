import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusTitle } from './focus-title.ts';

/** Returns a ref for an element. If it is removed while it contains the focus, the title gets the focus. */
export function useFocusTitleWhenGone<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(focusTitle);
    };
  }, []);
  return place;
}
