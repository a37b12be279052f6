import { isLoopback } from './loopback.ts';
import { maskAddress, quoted } from './mask-secrets.ts';

/** Returns a readable line if an address that receives a secret is not encrypted, except on this machine. */
export function plainHttpIssues(name: string, address = ''): string[] {
  if (!address.startsWith('http://')) return [];
  if (isLoopback(URL.parse(address)?.hostname ?? '')) return [];
  return [`${name} must be an https:// address, but is ${quoted(maskAddress(address))}.`];
}
