import { useEffect } from 'react';

/** Marks the document once the page answers presses, for whoever measures it or acts in the customer's place. */
export function useAwake(): void {
  useEffect(() => {
    document.documentElement.dataset.awake = 'true';
  }, []);
}
