import { describe, expect, test } from 'vitest';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { belowAgreements, blocksOf, compositionOf } from './compose.ts';

test.each([
  [1, 'one'],
  [2, 'few'],
  [5, 'few'],
  [6, 'some'],
  [20, 'some'],
  [21, 'many'],
  [500, 'many'],
])('%i agreements are composed as %s', (count, composition) => {
  expect(compositionOf(count, false)).toBe(composition);
});

test('a few agreements are composed as some while more may arrive, so that they do not move', () => {
  expect([0, 1, 5, 6, 21].map((count) => compositionOf(count, true))).toEqual([
    'some',
    'some',
    'some',
    'some',
    'many',
  ]);
});

test.each<[...Parameters<typeof belowAgreements>, ReturnType<typeof belowAgreements>]>([
  ['some', 10, 0, 'nothing'],
  ['some', 10, 9, 'costs'],
  ['some', 10, 8, 'buying'],
  ['some', 15, 6, 'buying'],
  ['some', 15, 5, 'nothing'],
  ['one', 1, 4, 'costs'],
  ['one', 1, 0, 'nothing'],
  ['few', 3, 6, 'nothing'],
  ['many', 60, 5, 'allButCosts'],
  ['many', 60, 0, 'allButCosts'],
])(
  'composition %s with %i agreements and %i rows of coming dates places below: %s',
  (composition, count, rows, below) => {
    expect(belowAgreements(composition, count, rows)).toBe(below);
  },
);

const groupOf = (count: number) => ({
  agreements: Array.from({ length: count }, () => ({}) as CustomerAgreementInOre),
});
const sizes = (groups: readonly ReturnType<typeof groupOf>[]) =>
  groups.map(({ agreements }) => agreements.length);
const composed = (...counts: number[]) => blocksOf(counts.map(groupOf)).map((columns) => columns.map(sizes));

describe('blocksOf', () => {
  test.each<[counts: number[], blocks: number[][][]]>([
    [[], []],
    [[6], [[[6]]]],
    [
      [3, 1, 1, 1, 2, 1, 1],
      [
        [
          [3, 1, 1],
          [1, 2, 1, 1],
        ],
      ],
    ],
    [
      [13, 1],
      [[[13]], [[1]]],
    ],
    [
      [2, 2, 11, 2],
      [[[2], [2]], [[11]], [[2]]],
    ],
    [[1, 2], [[[1], [2]]]],
    [[1, 4], [[[4]]].toSpliced(0, 0, [[1]])],
  ])('lays out groups of %j', (counts, blocks) => {
    expect(composed(...counts)).toEqual(blocks);
  });

  test('keeps groups whole and in order, in columns of about the same height', () => {
    for (let first = 1; first < 12; first += 1) {
      for (let second = 1; second < 12; second += 1) {
        const counts = [first, 2, second, 1, 3];
        const blocks = composed(...counts);
        expect(blocks.flat(2)).toEqual(counts);
        for (const [left = [], right] of blocks) {
          if (!right) expect(left).toHaveLength(1);
          else expect(Math.abs(height(left) - height(right))).toBeLessThanOrEqual(1.5);
        }
      }
    }
  });
});

function height(column: readonly number[]): number {
  return column.reduce((sum, count) => sum + count + 0.5, 0);
}
