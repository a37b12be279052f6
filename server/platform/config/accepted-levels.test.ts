import { expect, test } from 'vitest';
import { acceptedLevels } from './accepted-levels.ts';

test.each([
  ['nothing is set', [], [], []],
  ['levels are asked for, and any is accepted', [], ['low', 'high'], []],
  ['one is accepted, whatever is asked', ['high'], [], ['high']],
  ['one is accepted that is not asked for', ['high'], ['low', 'substantial'], ['high']],
  [
    'the lowest of those that are asked',
    ['low'],
    ['low', 'substantial', 'high'],
    ['low', 'substantial', 'high'],
  ],
  ['one in the middle', ['substantial'], ['low', 'substantial', 'high'], ['substantial', 'high']],
  ['the highest', ['high'], ['low', 'substantial', 'high'], ['high']],
  [
    'a list has its own order',
    ['substantial', 'high'],
    ['high', 'substantial', 'low'],
    ['substantial', 'high'],
  ],
  ['a list is whole', ['substantial', 'high'], ['substantial', 'high', 'higher'], ['substantial', 'high']],
])('%s', (_what, minimum, asked, accepted) => {
  expect(acceptedLevels(minimum, asked)).toEqual(accepted);
});
