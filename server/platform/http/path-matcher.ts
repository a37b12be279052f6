import { orNull } from '../or-null.ts';

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
    // A text that can't be decoded becomes empty, which is no valid param.
    const decoded = match.slice(1).map((text) => orNull(() => decodeURIComponent(text)) ?? '');
    return Object.fromEntries(names.map((name, index) => [name, decoded[index] ?? '']));
  };
}
