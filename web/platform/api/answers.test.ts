import { expect, test } from 'vitest';
import { hasFailed, hasProblem, isLoading } from './answers.ts';

const waits = { data: undefined, isError: false, errorUpdateCount: 0, isPaused: false };

test.each([
  ['on its way', waits, { failed: false, loading: true }],
  ['without network', { ...waits, isPaused: true }, { failed: true, loading: false }],
  ['failed', { ...waits, isError: true, errorUpdateCount: 1 }, { failed: true, loading: false }],
  ['failed and asked again', { ...waits, errorUpdateCount: 1 }, { failed: true, loading: false }],
  [
    'answered, and failed when it was renewed',
    { ...waits, data: {}, isError: true, errorUpdateCount: 1 },
    { failed: true, loading: false },
  ],
  ['answered', { ...waits, data: {} }, { failed: false, loading: false }],
  [
    'answered, and renewed without network',
    { ...waits, data: {}, isPaused: true },
    { failed: false, loading: false },
  ],
])('a request that is %s', (_, result, { failed, loading }) => {
  expect(hasFailed(result)).toBe(failed);
  expect(isLoading(result)).toBe(loading);
  expect(hasProblem(result)).toBe(failed);
});

test('an answer without a system has a problem, although it has not failed', () => {
  const answered = { ...waits, data: { systemSourceError: true } };
  expect([hasFailed(answered), hasProblem(answered)]).toEqual([false, true]);
});
