/** Returns a function that creates a value on its first call and returns the same value on later calls. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Returns a function that creates the value of a key on its first call and returns the same value on later calls. */
export function lazyByKey<Key, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<unknown, Value>();
  return (key) => {
    const found = made.get(key);
    if (found) return found;
    const value = make(key);
    // A copy: V8 keeps a part of a text with the whole text, which can be the page of a customer.
    made.set(typeof key === 'string' ? Buffer.from(key).toString() : key, value);
    return value;
  };
}
