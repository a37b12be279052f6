import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusTitle } from './focus-title.ts';

/** Returns a ref for a place: if it goes from the page with the focus in it, the page's title takes the focus. */
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
