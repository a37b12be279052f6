const PORTAL = '/privat/forsikring';
/** It travels in the login's address, whose length others limit. */
const MAX_CHARACTERS = 2000;

const CONTROL = /\p{Cc}/u;
/**
 * What one server reads as another path than the next: backslashes, path parameters, dot segments, and encoded dots,
 * separators, percent signs and control characters.
 */
const AMBIGUOUS = /[\\;]|%(?:[01][\da-f]|25|2e|2f|3b|5c|7f)|\/\.{1,2}(?:\/|$)/i;

/**
 * Returns a path of the portal or the apps beside it that somebody outside named (`goto`), or null where it leads anywhere
 * else: another origin, another product, a path in disguise (spec: decisions §3.4).
 */
export function localPath(asked: string | undefined): string | null {
  if (asked === undefined || !asked.startsWith('/') || CONTROL.test(asked)) return null;
  if (AMBIGUOUS.test(asked.split(/[?#]/, 1)[0] ?? '')) return null;
  const base = 'http://portal.invalid';
  const url = URL.parse(asked, base);
  if (url?.origin !== base) return null;
  const within = url.pathname === PORTAL || url.pathname.startsWith(`${PORTAL}/`);
  const path = url.pathname + url.search;
  return within && path.length <= MAX_CHARACTERS ? path : null;
}
