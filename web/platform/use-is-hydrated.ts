import { useSyncExternalStore } from 'react';

/** Returns false on the server and during hydration, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
}

const noChange = () => () => {};
