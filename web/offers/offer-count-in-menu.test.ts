import { expect, test } from 'vitest';
import { offerCountInMenu } from './queries.ts';

test.each([
  ['two offers', { antall: 2, systemSourceError: false }, false, 2],
  ['two offers with a system missing', { antall: 2, systemSourceError: true }, false, 2],
  ['no offers', { antall: 0, systemSourceError: false }, false, 0],
  ['no offers with a system missing', { antall: 0, systemSourceError: true }, false, null],
  ['no answer yet', undefined, false, 0],
  ['a failed request', undefined, true, null],
  ['a failed request after a successful one', { antall: 2, systemSourceError: false }, true, 2],
])('offerCountInMenu handles %s', (_what, data, isError, count) => {
  expect(offerCountInMenu({ data, isError })).toBe(count);
});
