import { expect, it } from 'vitest';
import { Random } from './random.ts';

const numbers = (seed: number, stream: number, count = 5) => {
  const random = new Random(seed, stream);
  return Array.from({ length: count }, () => random.below(1000));
};

it('returns the same numbers for the same seed and stream', () => {
  expect(numbers(1, 1)).toEqual([635, 112, 637, 676, 839]);
  expect(numbers(2 ** 32 - 1, 2 ** 32 - 1)).toEqual([553, 565, 684, 736, 405]);
});

it('returns other numbers for another seed or stream, or with both swapped', () => {
  const all = [numbers(1, 2), numbers(2, 1), numbers(1, 1), numbers(0, 0), numbers(2, 2)].map(String);
  expect(new Set(all).size).toBe(5);
});

it('returns every number of a range about equally often', () => {
  const random = new Random(7, 7);
  const counts = new Map<number, number>();
  for (let count = 0; count < 60_000; count += 1) {
    const number = random.between(10, 15);
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([10, 11, 12, 13, 14, 15]);
  for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});

it('returns true with the given percentage', () => {
  const random = new Random(7, 8);
  const yes = Array.from({ length: 100_000 }, () => random.percent(2.5)).filter(Boolean).length;
  expect(Math.abs(yes - 2500)).toBeLessThan(250);
  expect(random.percent(0)).toBe(false);
  expect(random.percent(100)).toBe(true);
});

it('picks by weight', () => {
  const random = new Random(7, 9);
  const list = [
    { weight: 0, name: 'never' },
    { weight: 1, name: 'seldom' },
    { weight: 9, name: 'often' },
  ];
  const names = Array.from({ length: 10_000 }, () => random.weighted(list).name);
  expect(names.filter((name) => name === 'never')).toEqual([]);
  expect(Math.abs(names.filter((name) => name === 'seldom').length - 1000)).toBeLessThan(150);
});

it('throws for an empty list', () => {
  expect(() => new Random(1, 1).pick([])).toThrow('Nothing to pick from.');
});
