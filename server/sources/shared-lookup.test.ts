import { expect, test } from 'vitest';
import { sharedLookup } from './shared-lookup.ts';

const ADDRESSES = [{ address: '10.0.0.1', family: 4 }];

/** Returns a lookup whose name servers answer only when told, and the hosts that they were asked for. */
function lookupOf() {
  const asked: string[] = [];
  const waiting = new Map<string, PromiseWithResolvers<typeof ADDRESSES>>();
  const find = sharedLookup((host) => {
    asked.push(host);
    const answer = Promise.withResolvers<typeof ADDRESSES>();
    waiting.set(host, answer);
    return answer.promise;
  });
  return {
    asked,
    find: (host: string, all = true) =>
      new Promise((resolve, reject) => {
        find(host, { all }, (error, address) => (error ? reject(error) : resolve(address)));
      }),
    answer: (host: string) => waiting.get(host)?.resolve(ADDRESSES),
    fail: (host: string) => waiting.get(host)?.reject(new Error('EAI_AGAIN')),
  };
}

test('requests to a host share a lookup', async () => {
  const { asked, find, answer } = lookupOf();
  const found = [find('nice.example'), find('nice.example'), find('other.example')];
  expect(asked).toEqual(['nice.example', 'other.example']);
  answer('nice.example');
  answer('other.example');
  expect(await Promise.all(found)).toEqual([ADDRESSES, ADDRESSES, ADDRESSES]);
  void find('nice.example');
  expect(asked).toHaveLength(3);
});

test('a single address is returned where one is asked for', async () => {
  const { find, answer } = lookupOf();
  const found = find('nice.example', false);
  answer('nice.example');
  expect(await found).toBe('10.0.0.1');
});

test('hosts that were not found are looked up one at a time, and others meanwhile', async () => {
  const { asked, find, answer, fail } = lookupOf();
  const failed = [find('a.example'), find('b.example')];
  fail('a.example');
  fail('b.example');
  await expect(Promise.all(failed)).rejects.toThrow('EAI_AGAIN');
  asked.length = 0;

  const [a, b, c] = [find('a.example'), find('b.example'), find('c.example')];
  await Promise.resolve();
  expect(asked.toSorted()).toEqual(['a.example', 'c.example']);
  answer('c.example');
  expect(await c).toEqual(ADDRESSES);
  fail('a.example');
  await expect(a).rejects.toThrow('EAI_AGAIN');
  await expect.poll(() => asked).toContain('b.example');
  answer('b.example');
  expect(await b).toEqual(ADDRESSES);
});
