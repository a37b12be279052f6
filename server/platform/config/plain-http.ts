import { isLoopback } from './loopback.ts';
import { maskAddress } from './mask-secrets.ts';

/** A readable line where an address is not encrypted that a secret is sent to, except on this machine. */
export function plainHttpIssues(name: string, address = ''): string[] {
  if (!address.startsWith('http://')) return [];
  if (isLoopback(URL.parse(address)?.hostname ?? '')) return [];
  return [`${name} must be an https:// address, but is "${maskAddress(address)}".`];
}
