/** The values of the parameters in a path, such as `produkt` in `/kvittering/:produkt`. */
export type PathParameters = Readonly<Record<string, string | undefined>>;

/** Returns the parameters of a path that matches, ignoring case and trailing slashes; null when it doesn't. */
export function matchPath(pattern: string, path: string): PathParameters | null {
  const source = pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${source}/*$`, 'i').exec(decoded(path));
  const values = Object.entries(found?.groups ?? {});
  return found && Object.fromEntries(values.map(([name, value]) => [name, decodeURIComponent(value)]));
}

/** Returns whether two paths are the same. Case, trailing slashes and percent-encoding make no difference. */
export function isSamePath(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

function comparable(path: string): string {
  // Without the look-behind, the expression would read many slashes again from each of them.
  return decoded(path)
    .replace(/(?<!\/)\/+$/, '')
    .toLowerCase();
}

/**
 * Returns the decoded path. An encoded slash stays encoded, since it separates no segments, and so does `%`. It is decoded
 * as a whole: an address can have thousands of segments, and is matched with the path of every page.
 */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path.replace(/%(?=2[5f])/gi, '%25'));
  } catch {
    return path.replaceAll('%', '%25');
  }
}
