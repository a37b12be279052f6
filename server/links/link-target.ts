import { LINK_TARGET_LENGTH } from '../../contract/links.ts';

/**
 * The address that a short link may lead to, in its normal form: https, on the standard port of one of the hosts,
 * without a user name or password. Null for any other (spec: decisions §5).
 */
export function linkTarget(asked: string, hosts: readonly string[]): string | null {
  const url = URL.parse(asked);
  if (url?.protocol !== 'https:' || url.username || url.password) return null;
  return hosts.includes(url.host) && url.href.length <= LINK_TARGET_LENGTH ? url.href : null;
}
