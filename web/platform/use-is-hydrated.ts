import { useSyncExternalStore } from 'react';

/** Returns false on the server and during hydration, then true. */
export function useIsHydrated(): boolean {
  return useBrowserValue(() => true, false);
}

/** Returns what only the browser knows, or `unknown` on the server and during hydration. */
export function useBrowserValue<Value>(read: () => Value, unknown: Value): Value {
  return useSyncExternalStore(noChange, read, () => unknown);
}

const noChange = () => () => {};
