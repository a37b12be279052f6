import { LINK_TARGET_LENGTH } from '../../contract/links.ts';

/**
 * Returns the normalized target of a short link, or null if it is not allowed (spec: decisions §5). A target
 * must use https on the standard port of a listed host, without a user name or password.
 */
export function linkTarget(asked: string, hosts: readonly string[]): string | null {
  const url = URL.parse(asked);
  if (url?.protocol !== 'https:' || url.username || url.password) return null;
  return hosts.includes(url.host) && url.href.length <= LINK_TARGET_LENGTH ? url.href : null;
}
