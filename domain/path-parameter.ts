/** Returns a value in the form in which `matchPath` returns parameters: a slash in it stays encoded. */
export function asParameter(value: string): string {
  return value.replaceAll('/', '%2F');
}
