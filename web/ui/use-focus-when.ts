import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type Options = {
  /** focuses the first matching descendant instead of the element */
  selector?: string;
  /** whether to take the focus if `when` is true on the first render */
  atFirst?: boolean;
  /** takes the focus only if no other element has it */
  ifLost?: boolean;
};

/** Returns a ref for an element that takes the focus at each new true value of `when`, such as a number. */
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
    // Safari scrolls only to the text in a field.
    if (element instanceof HTMLInputElement) element.labels?.[0]?.scrollIntoView({ block: 'nearest' });
  });

  useEffect(() => {
    if (previous.current === when) return;
    previous.current = when;
    if (when) focus();
  }, [when]);
  return place;
}

/** Returns a ref for a form, whose first invalid field takes the focus at each failed try. `tries` begins at 0. */
export function useFocusOnError(hasError: boolean, tries: number): RefObject<HTMLFormElement | null> {
  return useFocusWhen<HTMLFormElement>(hasError && tries, { selector: '[aria-invalid="true"]' });
}
