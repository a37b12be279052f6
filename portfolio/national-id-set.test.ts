import { expect, it } from 'vitest';
import { NationalIdSet } from './national-id-set.ts';
import { syntheticNationalIds } from './testing/national-ids.ts';

it('knows new national ids from those that it has seen', () => {
  const seen = new NationalIdSet();
  const ids = syntheticNationalIds(2000);
  expect(ids.filter((ssn) => !seen.add(ssn))).toEqual([]);
  expect(ids.filter((ssn) => seen.add(ssn))).toEqual([]);
});

it('distinguishes national ids that differ in the first control digit alone, as the rule of 2032 allows', () => {
  const seen = new NationalIdSet();
  expect(['01819021887', '01819021895', '01819021887'].map((ssn) => seen.add(ssn))).toEqual([
    true,
    true,
    false,
  ]);
});
