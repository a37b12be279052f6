import { useEffect } from 'react';
import { waitingParts } from '../platform/LaterPart.tsx';

/** Marks the document once the page answers presses, for whoever measures it or acts in the customer's place. */
export function useHydrated(): void {
  useEffect(() => {
    mark();
    return waitingParts.subscribe(mark);
  }, []);
}

function mark(): void {
  if (waitingParts.get() === 0) document.documentElement.dataset.hydrated = 'true';
}
