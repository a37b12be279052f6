import { useSyncExternalStore } from 'react';

/** State in the browser that belongs to no component and is unknown to the server. */
export type Store<Value> = {
  get(): Value;
  /**
   * Replaces the value and notifies every subscriber, even if the value is the same. Don't call it while
   * rendering.
   */
  set(next: Value): void;
  /** Calls `listener` with the value after each `set`. Returns an unsubscribe function. */
  subscribe(listener: (value: Value) => void): () => void;
  /** Returns the value for server rendering and hydration. */
  getInitial(): Value;
};

/** Returns a store with an initial value. */
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

/** Returns the store's value. Renders again when it changes. */
export function useStore<Value>({ subscribe, get, getInitial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, getInitial);
}
