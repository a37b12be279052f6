import { isIP, isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The first four of an IPv6 address's groups are the network that one household or office has. */
const NETWORK_GROUPS = 4;

/**
 * The network that a request comes from, to count by: an IPv4 address, or an IPv6 address's /64, since whoever has one has all of
 * it. Where the proxies give no address, the nearest proxy's. Never longer than 24 characters.
 */
export function clientNetwork({ ip, raw }: Pick<FastifyRequest, 'ip' | 'raw'>): string {
  const address = withoutPort(ip ?? '');
  return networkOf(isIP(address) ? address : (raw.socket.remoteAddress ?? ''));
}

/** Whether a network, as `clientNetwork` names it, is this machine itself. */
export function isThisMachine(network: string): boolean {
  return network.startsWith('127.') || network === '0:0:0:0::/64';
}

/** Some proxies write the client's port beside its address. */
function withoutPort(address: string): string {
  const [, v6, v4] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
  return v6 ?? v4 ?? address;
}

function networkOf(address: string): string {
  const v4 = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(v4)) return v4;
  if (!isIPv6(address)) return 'unknown';
  const [head = '', tail = ''] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
