import { useEffect } from 'react';
import { pendingBoundaries } from '../platform/DeferredBoundary.tsx';

/** Marks the document once the page answers presses, for whoever measures it or acts in the customer's place. */
export function useHydrated(): void {
  useEffect(() => {
    mark();
    return pendingBoundaries.subscribe(mark);
  }, []);
}

function mark(): void {
  if (pendingBoundaries.get() === 0) document.documentElement.dataset.hydrated = 'true';
}
