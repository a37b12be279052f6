import { expect, test } from 'vitest';
import { deductibleExample } from './deductible-example.ts';

test.each([
  ['a deductible without a sum', 400_000, null, { costOre: 900_000, payoutOre: 500_000 }],
  ['a deductible below the sum', 200_000, 4_000_000, { costOre: 700_000, payoutOre: 500_000 }],
  ['no deductible', 0, null, { costOre: 500_000, payoutOre: 500_000 }],
  ['a small sum', 50_000, 100_000, { costOre: 150_000, payoutOre: 100_000 }],
  ['a sum too small', 50_000, 50_000, null],
  ['an unknown deductible', null, 4_000_000, null],
])('%s is explained', (_, deductibleOre, sumOre, example) => {
  expect(deductibleExample(deductibleOre, sumOre)).toEqual(example);
});
