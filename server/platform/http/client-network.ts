import { isIP, isIPv4, isIPv6, SocketAddress } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The first four groups of an IPv6 address identify the network of one household or office. */
const NETWORK_GROUPS = 4;

/**
 * Returns the network that a request comes from, as a key for rate limits: an IPv4 address, or the /64 of an
 * IPv6 address. A client controls its whole /64. Without a client address from the proxies it is the nearest
 * proxy's. At most 24 characters.
 */
export function clientNetwork({ ip, raw }: Pick<FastifyRequest, 'ip' | 'raw'>): string {
  const address = withoutPort(ip ?? '');
  return networkOf(isIP(address) ? address : (raw.socket.remoteAddress ?? ''));
}

/** Returns whether a network from `clientNetwork` is this machine itself. */
export function isThisMachine(network: string): boolean {
  return network.startsWith('127.') || network === '0:0:0:0::/64';
}

/** Returns an address without its port, which some proxies add. */
function withoutPort(address: string): string {
  const [, v6, v4] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
  return v6 ?? v4 ?? address;
}

function networkOf(address: string): string {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return 'unknown';
  // An address can be written in many ways. This is the shortest, with the last part of an IPv4 address in decimal.
  const { address: shortest } = new SocketAddress({ address, family: 'ipv6' });
  const v4 = shortest.replace(/^::ffff:/, '');
  if (isIPv4(v4)) return v4;
  const [head = '', tail = ''] = shortest.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
