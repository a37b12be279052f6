import { expect, it } from 'vitest';
import { NationalIdSet } from './national-id-set.ts';
import { syntheticNationalIds } from './testing/national-ids.ts';

it('distinguishes new national ids from known ones', () => {
  const seen = new NationalIdSet();
  const ids = syntheticNationalIds(2000);
  expect(ids.filter((ssn) => seen.has(ssn))).toEqual([]);
  expect(ids.filter((ssn) => !seen.add(ssn))).toEqual([]);
  expect(ids.filter((ssn) => !seen.has(ssn))).toEqual([]);
  expect(ids.filter((ssn) => seen.add(ssn))).toEqual([]);
});

it('distinguishes national ids that differ only in the first control digit, as the rule of 2032 allows', () => {
  const seen = new NationalIdSet();
  expect(['01819021887', '01819021895', '01819021887'].map((ssn) => seen.add(ssn))).toEqual([
    true,
    true,
    false,
  ]);
});
