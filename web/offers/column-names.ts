type Named = { name: string; description?: string | undefined };

/**
 * Returns what tells each offer from the others, as short as possible: its name, its description, or both. null if
 * offers have the same of both, or if there is only one.
 */
export function distinguishingNames(offers: readonly Named[]): readonly string[] | null {
  if (offers.length < 2) return null;
  const names = offers.map(({ name }) => name);
  const descriptions = offers.map(({ description = '' }) => description);
  const both = offers.map(({ name, description }) => (description ? `${name}, ${description}` : name));
  return [names, descriptions, both].find(isEachOwn) ?? null;
}

function isEachOwn(texts: readonly string[]): boolean {
  return !texts.includes('') && new Set(texts).size === texts.length;
}

/** Returns the text that all columns have; null if they have several or none. */
export function commonText(texts: readonly (string | undefined)[]): string | null {
  const [first] = texts;
  return first && texts.every((each) => each === first) ? first : null;
}
