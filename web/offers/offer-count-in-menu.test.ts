import { expect, test } from 'vitest';
import { offerCountInMenu } from './queries.ts';

test.each([
  ['two offers', { antall: 2, systemSourceError: false }, false, 2],
  ['two offers of those known', { antall: 2, systemSourceError: true }, false, 2],
  ['surely none', { antall: 0, systemSourceError: false }, false, 0],
  ['none known, and a system that did not answer', { antall: 0, systemSourceError: true }, false, null],
  ['no answer yet', undefined, false, 0],
  ['a request that failed', undefined, true, null],
  ['a request that failed after one that did not', { antall: 2, systemSourceError: false }, true, 2],
])('%s', (_what, data, isError, count) => {
  expect(offerCountInMenu({ data, isError })).toBe(count);
});
