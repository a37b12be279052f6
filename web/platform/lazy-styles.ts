import { useEffect } from 'react';

/**
 * Loads a style sheet once the page is hydrated, without anything waiting for it: for what the customer meets only after
 * doing something. `address` is what the import of a sheet with `?url` returns.
 */
export function useLazyStyles(address: string): void {
  useEffect(() => {
    if (document.querySelector(`link[href="${address}"]`)) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    document.head.append(link);
  }, [address]);
}
