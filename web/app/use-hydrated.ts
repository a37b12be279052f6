import { useEffect } from 'react';
import { pendingBoundaries } from '../platform/DeferredBoundary.tsx';

/** Marks the document when the page responds to input, for measurements and browser tests. */
export function useHydrated(): void {
  useEffect(() => {
    mark();
    return pendingBoundaries.subscribe(mark);
  }, []);
}

function mark(): void {
  if (pendingBoundaries.get() === 0) document.documentElement.dataset.hydrated = 'true';
}
