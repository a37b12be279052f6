import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type Options = {
  /** focus the first element within that matches, in the place of the element itself */
  selector?: string;
  /** whether it takes the focus also where `when` holds from the beginning */
  atFirst?: boolean;
  /** take the focus only where nothing else has it */
  ifLost?: boolean;
};

/**
 * Returns a ref for an element that takes the focus once `when` holds, and again whenever it is another true value, such as
 * a count of tries.
 */
export function useFocusWhen<Place extends HTMLElement>(
  when: boolean | number,
  { selector, atFirst = true, ifLost = false }: Options = {},
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const previous = useRef(atFirst ? false : when);
  const focus = useEffectEvent(() => {
    if (ifLost && document.activeElement !== document.body) return;
    const element = selector ? place.current?.querySelector<HTMLElement>(selector) : place.current;
    element?.focus();
  });

  useEffect(() => {
    if (previous.current === when) return;
    previous.current = when;
    if (when) focus();
  }, [when]);
  return place;
}

/** A form whose first wrong field takes the focus at every try to send it. `tries` is 0 before the first. */
export function useFocusOnError(hasError: boolean, tries: number): RefObject<HTMLFormElement | null> {
  return useFocusWhen<HTMLFormElement>(hasError && tries, { selector: '[aria-invalid="true"]' });
}
