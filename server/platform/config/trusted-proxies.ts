import { isIP, isIPv4 } from 'node:net';

/** The hops whose X-Forwarded-… headers are trusted: none, those up to a number, or by their addresses. */
export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean);

/** The rule for TRUST_PROXY, which completes the sentence «TRUST_PROXY must be …». */
export const TRUST_PROXY_RULE =
  'off, the number of our own proxies before the server (1 to 9; on means 1), or their addresses separated by commas (10.0.0.0/8,::1)';

/** Returns the trusted proxies of a TRUST_PROXY value; null if the value is invalid. */
export function trustedProxies(value: string): TrustedProxies | null {
  if (value === 'off') return false;
  const hops = value === 'on' ? 1 : Number(/^[1-9]$/.exec(value)?.[0]);
  if (hops) return (_address, hop) => hop < hops;
  const addresses = value.split(',').map((each) => each.trim());
  return addresses.every(isRange) ? addresses : null;
}

function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (!isIP(address) || rest.length > 0) return false;
  if (bits === undefined) return true;
  // A range of all addresses would trust every client.
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (isIPv4(address) ? 32 : 128);
}
