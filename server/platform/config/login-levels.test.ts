import { expect, test } from 'vitest';
import { acceptedLevels } from './login-provider.ts';

test.each([
  ['accepts any level when nothing is set', [], [], []],
  ['accepts any level when levels are only requested', [], ['low', 'high'], []],
  ['accepts only the minimum when no levels are requested', ['high'], [], ['high']],
  [
    'accepts only the minimum when it is not among the requested levels',
    ['high'],
    ['low', 'substantial'],
    ['high'],
  ],
  [
    'accepts all requested levels when the minimum is the lowest',
    ['low'],
    ['low', 'substantial', 'high'],
    ['low', 'substantial', 'high'],
  ],
  [
    'accepts the minimum and the requested levels after it',
    ['substantial'],
    ['low', 'substantial', 'high'],
    ['substantial', 'high'],
  ],
  ['accepts only the highest when it is the minimum', ['high'], ['low', 'substantial', 'high'], ['high']],
  [
    'keeps the order of a list',
    ['substantial', 'high'],
    ['high', 'substantial', 'low'],
    ['substantial', 'high'],
  ],
  [
    'adds no requested levels to a list',
    ['substantial', 'high'],
    ['substantial', 'high', 'higher'],
    ['substantial', 'high'],
  ],
])('%s', (_what, minimum, asked, accepted) => {
  expect(acceptedLevels(minimum, asked)).toEqual(accepted);
});
