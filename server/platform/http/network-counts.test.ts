import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { OpenCounts, RecentRequests } from './network-counts.ts';

/** Counts requests by network: `{ a: 3 }` are three of network a. */
function recent(counts: Readonly<Record<string, number>>): RecentRequests {
  const requests = new RecentRequests();
  for (const [network, count] of Object.entries(counts))
    for (let number = 0; number < count; number += 1) requests.add(network);
  return requests;
}

test.each([
  ['nobody has sent anything', {}, 'a', false],
  ['one network sent all', { a: 100 }, 'a', false],
  ['another network sent many', { a: 100 }, 'b', true],
  ['another network sent many, and this one a visit', { a: 100, b: 4 }, 'b', true],
  ['both sent many', { a: 100, b: 60 }, 'b', false],
  [
    'another network sent many more, and this one less than half of the average',
    { a: 100, b: 20 },
    'b',
    true,
  ],
  ['nobody sent more than a visit', { a: 4, b: 1 }, 'b', false],
  ['one network hides another that sent many', { a: 1000, b: 400 }, 'b', false],
])('a network sent few requests while another sent many: %s', (_when, counts, network, expected) => {
  expect(recent(counts).areFew(network)).toBe(expected);
});

test('compares with the average of the requests that are left', () => {
  const requests = recent({ a: 100, b: 20 });
  for (let times = 0; times < 2; times += 1) requests.age();
  expect(requests.areFew('b')).toBe(true);
});

test('forgets requests by and by', () => {
  const requests = recent({ a: 100, b: 1 });
  expect(requests.areFew('b')).toBe(true);
  for (let times = 0; times < 5; times += 1) requests.age();
  expect(requests.areFew('b')).toBe(false);
});

test('counts what is open until it is taken off', () => {
  const open = new OpenCounts();
  const [first, second] = [open.add('a'), open.add('a')];
  open.add('b');
  expect([open.of('a'), open.of('b'), open.of('c')]).toEqual([2, 1, 0]);
  first();
  expect(open.of('a')).toBe(1);
  second();
  expect(open.of('a')).toBe(0);
});

test('counts an answer until it is closed, and not one whose client has left', () => {
  const open = new OpenCounts();
  const answer = (closed: boolean) =>
    Object.assign(new EventEmitter(), { closed }) as unknown as ServerResponse;
  const [read, left] = [answer(false), answer(true)];
  open.addUntilClosed('a', read);
  open.addUntilClosed('a', left);
  expect(open.of('a')).toBe(1);
  read.emit('close');
  expect(open.of('a')).toBe(0);
});
