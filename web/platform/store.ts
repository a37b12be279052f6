import { useSyncExternalStore } from 'react';

/** State of the browser's that no component owns and no server knows. */
export type Store<Value> = {
  get(): Value;
  /** Replaces the value and notifies every subscriber, also where it is the same. Not while rendering. */
  set(next: Value): void;
  /** Calls `listener` with the value after each `set`. Returns an unsubscribe function. */
  subscribe(listener: (value: Value) => void): () => void;
  /** The value while the server renders and the browser hydrates. */
  getInitial(): Value;
};

/** Returns a store of one value with its listeners. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<(value: Value) => void>();
  return {
    get: () => value,
    getInitial: () => initial,
    set(next) {
      value = next;
      for (const listener of listeners) listener(value);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns the store's value, rendering again when it changes. */
export function useStore<Value>({ subscribe, get, getInitial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, getInitial);
}
