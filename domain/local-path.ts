import { BASE_PATH } from './paths.ts';

/** The path is part of the login URL, and other parties limit the length of a URL. */
const MAX_CHARACTERS = 2000;

const CONTROL = /\p{Cc}/u;
/** Backslashes, path parameters, dot segments and encoded characters that servers interpret differently. */
const AMBIGUOUS = /[\\;]|%(?:[01][\da-f]|25|2e|2f|3b|5c|7f)|\/\.{1,2}(?:\/|$)/i;
const WITHIN = new RegExp(`^${BASE_PATH}(?:[/?]|$)`);

/**
 * Returns a path from outside (`goto`) when it leads to the portal or one of the host's other apps. Returns
 * null for another origin, another product or an ambiguous path (spec: decisions §3.4).
 */
export function localPath(asked: string | undefined): string | null {
  const path = pathOnThisHost(asked);
  return path !== null && WITHIN.test(path) ? path : null;
}

/** As `localPath`, for every path of this host: after a logout also a page of the bank (spec: decisions §3). */
export function pathOnThisHost(asked: string | undefined): string | null {
  if (asked === undefined || !asked.startsWith('/') || CONTROL.test(asked)) return null;
  if (AMBIGUOUS.test(asked.split(/[?#]/, 1)[0] ?? '')) return null;
  const base = 'http://portal.invalid';
  const url = URL.parse(asked, base);
  if (url?.origin !== base) return null;
  const path = url.pathname + url.search;
  return path.length <= MAX_CHARACTERS ? path : null;
}
