/** Returns a boolean as both databases store it; false where it is left out. */
export function flag(value: boolean | undefined): 0 | 1 {
  return value ? 1 : 0;
}

/** An empty text says as little as none, and a reader should meet one of the two alone. */
export function textOrNull(text: string | undefined): string | null {
  return text || null;
}
