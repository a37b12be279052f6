import { expect, test } from 'vitest';
import { clientNetwork, isThisMachine } from './client-network.ts';

const PROXY = '10.0.0.1';
const networkOf = (ip: string) =>
  clientNetwork({ ip, raw: { socket: { remoteAddress: PROXY } } } as Parameters<typeof clientNetwork>[0]);

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:FFFF:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001::4:5:6:7:8', '2001:0:0:4::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts %s as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each(['', 'unknown', '999.1.1.1', 'a'.repeat(8000), '1.2.3.4; drop table', '[', '::ffff:'])(
  'counts an invalid address as the proxy: %s',
  (ip) => {
    expect(networkOf(ip)).toBe(PROXY);
  },
);

test('counts a request whose connection has closed as unknown', () => {
  expect(clientNetwork({ ip: '', raw: { socket: {} } } as Parameters<typeof clientNetwork>[0])).toBe(
    'unknown',
  );
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['192.0.2.127', false],
  ['2001:db8::1', false],
])('%s is this machine: %s', (ip, expected) => {
  expect(isThisMachine(networkOf(ip))).toBe(expected);
});
