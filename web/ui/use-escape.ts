import { type RefObject, useEffect, useEffectEvent } from 'react';
import { listen } from '../platform/listen.ts';

/** Calls `onEscape` when Escape is pressed while the focus is within `place`. */
export function useEscape(place: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const notify = useEffectEvent(onEscape);
  useEffect(
    () =>
      listen(place.current, ['keydown'], ({ key, isComposing }) => {
        if (key === 'Escape' && !isComposing) notify();
      }),
    [place],
  );
}
