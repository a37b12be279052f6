/** Returns a boolean as both databases store it; undefined counts as false. */
export function flag(value: boolean | undefined): 0 | 1 {
  return value ? 1 : 0;
}

/** Returns the text, or null for an empty one, so that readers only handle one empty value. */
export function textOrNull(text: string | undefined): string | null {
  return text || null;
}
