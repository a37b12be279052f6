const PORTAL = '/privat/forsikring';

/**
 * A path of the portal or its neighbours that somebody outside named (`goto`), or null where it leads anywhere
 * else: another origin, another product, a path in disguise (decisions 3).
 */
export function localPath(asked: string | undefined): string | null {
  if (asked === undefined || !asked.startsWith('/')) return null;
  const base = 'http://portal.invalid';
  const url = URL.parse(asked, base);
  if (url?.origin !== base) return null;
  const within = url.pathname === PORTAL || url.pathname.startsWith(`${PORTAL}/`);
  return within ? url.pathname + url.search : null;
}
