/**
 * Returns a function that matches paths against the pattern `/dokumenter/:systemSource/:id`. For a path of
 * that form, for example `/dokumenter/NICE/17`, it returns the decoded params, otherwise null.
 */
export function pathMatcher(pattern: string): (path: string) => Readonly<Record<string, string>> | null {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const expression = new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`);
  return (path) => {
    const match = expression.exec(path);
    if (!match) return null;
    return Object.fromEntries(names.map((name, index) => [name, decoded(match[index + 1] ?? '')]));
  };
}

/** Returns the decoded text. A text that can't be decoded becomes empty, which is no valid name. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
