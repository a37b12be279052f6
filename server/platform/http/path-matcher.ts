/**
 * Returns a function that returns the params of a path such as `/dokumenter/NICE/17`, decoded, for the pattern
 * `/dokumenter/:systemSource/:id`; null where the path is another.
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

/** What can't be decoded stands for no name of ours. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
