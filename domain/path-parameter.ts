/** Returns a value as `matchPath` gives it as a parameter: a slash in it stays encoded. */
export function asParameter(value: string): string {
  return value.replaceAll('/', '%2F');
}
