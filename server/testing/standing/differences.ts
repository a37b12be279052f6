/** Returns the items of `wanted` that `list` lacks, counting repeated items. */
export function missingFrom(list: readonly string[], wanted: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const each of list) left.set(each, (left.get(each) ?? 0) + 1);
  return wanted.filter((each) => {
    const count = left.get(each) ?? 0;
    left.set(each, count - 1);
    return count <= 0;
  });
}

/** Returns a line for each missing and each unexpected item. The order doesn't matter. */
export function differentItems(
  what: string,
  expected: readonly (string | undefined)[],
  given: readonly (string | undefined)[],
): string[] {
  const [wanted, got] = [expected.map(String), given.map(String)];
  return [
    ...missingFrom(got, wanted).map((each) => `${what}: missing ${each}`),
    ...missingFrom(wanted, got).map((each) => `${what}: unexpected ${each}`),
  ];
}

/** Returns a line when two values differ. */
export function different(what: string, expected: unknown, given: unknown): string[] {
  const [wanted, got] = [JSON.stringify(expected), JSON.stringify(given)];
  return wanted === got ? [] : [`${what}: expected ${wanted}, got ${got}`];
}
