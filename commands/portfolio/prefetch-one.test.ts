import { expect, it } from 'vitest';
import { prefetchOne } from './prefetch-one.ts';
import { collect } from './testing/collect.ts';

async function* count(to: number, begun: number[] = []): AsyncGenerator<number> {
  for (let number = 1; number <= to; number += 1) {
    begun.push(number);
    yield number;
  }
}

it('yields the same items', async () => {
  expect(await collect(prefetchOne(count(4)))).toEqual([1, 2, 3, 4]);
  expect(await collect(prefetchOne(count(0)))).toEqual([]);
});

it('prefetches exactly one item', async () => {
  const begun: number[] = [];
  const items = prefetchOne(count(9, begun));
  await items.next();
  expect(begun).toEqual([1, 2]);
});

it('throws the error of the source, after the items before it', async () => {
  const issue = new Error('no more');
  async function* broken() {
    yield 1;
    throw issue;
  }
  const items = prefetchOne(broken());
  expect(await items.next()).toEqual({ value: 1, done: false });
  await expect(items.next()).rejects.toBe(issue);
});

it('closes the source when the reader stops', async () => {
  let ended = false;
  async function* endless() {
    try {
      for (;;) yield 1;
    } finally {
      ended = true;
    }
  }
  for await (const _ of prefetchOne(endless())) break;
  expect(ended).toBe(true);
});
