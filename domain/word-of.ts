/** Returns the word of a code that a system chose; undefined if it has none. An object has no word for `constructor`. */
export function wordOf(words: Readonly<Record<string, string>>, code: string): string | undefined {
  return Object.hasOwn(words, code) ? words[code] : undefined;
}
