/** The values of a path's parameters, such as `produkt` of `/kvittering/:produkt`. */
export type PathParameters = Readonly<Record<string, string | undefined>>;

/**
 * Returns the parameters of a path that a pattern such as `/kvittering/:produkt` fits; null where it doesn't. Case and
 * slashes at the end make no difference.
 */
export function matchPath(pattern: string, path: string): PathParameters | null {
  const source = pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${source}/*$`, 'i').exec(decoded(path));
  return found && { ...found.groups };
}

/** The path as it reads; an encoded slash divides nothing. */
function decoded(path: string): string {
  try {
    return path
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return path;
  }
}
