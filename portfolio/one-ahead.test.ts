import { expect, it } from 'vitest';
import { oneAhead } from './one-ahead.ts';
import { collect } from './testing/collect.ts';

async function* count(to: number, begun: number[] = []): AsyncGenerator<number> {
  for (let number = 1; number <= to; number += 1) {
    begun.push(number);
    yield number;
  }
}

it('yields the same items', async () => {
  expect(await collect(oneAhead(count(4)))).toEqual([1, 2, 3, 4]);
  expect(await collect(oneAhead(count(0)))).toEqual([]);
});

it('gets an item ready while the one before is worked on, and no more', async () => {
  const begun: number[] = [];
  const items = oneAhead(count(9, begun));
  await items.next();
  expect(begun).toEqual([1, 2]);
});

it('throws what the source throws, after the items before', async () => {
  const issue = new Error('no more');
  async function* broken() {
    yield 1;
    throw issue;
  }
  const items = oneAhead(broken());
  expect(await items.next()).toEqual({ value: 1, done: false });
  await expect(items.next()).rejects.toBe(issue);
});

it('ends the source when nobody wants more', async () => {
  let ended = false;
  async function* endless() {
    try {
      for (;;) yield 1;
    } finally {
      ended = true;
    }
  }
  for await (const _ of oneAhead(endless())) break;
  expect(ended).toBe(true);
});
