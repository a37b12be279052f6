import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `onEscape` when Escape is pressed while the focus is within `place`. */
export function useEscape(place: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const notify = useEffectEvent(onEscape);
  useEffect(() => {
    const element = place.current;
    const onKeyDown = ({ key, isComposing }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing) notify();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [place]);
}
