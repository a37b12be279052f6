/** Returns a function that makes a value when it is first called, and returns the same value from then on. */
export function whenFirstUsed<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
