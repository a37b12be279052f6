import { expect, it, test } from 'vitest';
import { readEntryQuery, withGroups } from './entry-query.ts';

it.each([
  ['', false, []],
  ['?isLo=true', true, []],
  ['?isLo=false', false, []],
  ['?isLo=TRUE', false, []],
  ['?isLo', false, []],
  ['?gruppe=hus-og-hytte', false, ['hus-og-hytte']],
  ['?gruppe=dyr&isLo=true', true, ['dyr']],
  ['?gruppe=dyr&gruppe=kjoretoy&gruppe=dyr', false, ['dyr', 'kjoretoy']],
  ['?gruppe=fly', false, []],
  ['?gruppe=', false, []],
])('%s', (search, isLo, groups) => {
  expect(readEntryQuery(search)).toEqual({ isLo, groups });
});

test('the open groups are written beside what else the address says', () => {
  expect(withGroups('?isLo=true&gruppe=baat', ['dyr', 'baat'])).toBe('?isLo=true&gruppe=dyr&gruppe=baat');
  expect(withGroups('?gruppe=baat', [])).toBe('');
});
