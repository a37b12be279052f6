import { useEffect } from 'react';

/** Marks the document once the page answers presses, for whoever measures it or acts in the customer's place. */
export function useHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
}
