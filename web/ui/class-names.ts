/** Returns the names that are there, with spaces between: classes, or ids. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
