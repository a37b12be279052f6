import { expect, test } from 'vitest';
import { findItem } from './find-item.ts';

const came = { data: { systemSourceError: false }, isError: false, errorUpdateCount: 0 };
const incomplete = { ...came, data: { systemSourceError: true } };
const coming = { data: undefined, isError: false, errorUpdateCount: 0 };
const failed = { data: undefined, isError: true, errorUpdateCount: 1 };
const items = [
  { systemSource: 'NICE', id: 'a/b' },
  { systemSource: 'PARIS', id: '1' },
];

test.each([
  ['PARIS', '1'],
  ['NICE', 'a/b'],
])('finds %s %s, even when the answer is incomplete', (systemSource, id) => {
  for (const answer of [came, incomplete]) {
    expect(findItem(answer, items, { systemSource, id })).toMatchObject({ status: 'found' });
  }
});

test.each([
  ['NICE', '1'],
  ['paris', '1'],
  ['PARIS', '__proto__'],
])('does not find %s %s', (systemSource, id) => {
  const statusOf = (answer: typeof came | typeof coming) =>
    findItem(answer, answer === came || answer === incomplete ? items : [], { systemSource, id }).status;
  expect([came, incomplete, coming, failed].map(statusOf)).toEqual(['none', 'failed', 'loading', 'failed']);
});
