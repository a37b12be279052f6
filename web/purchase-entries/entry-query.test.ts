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
])('reads the query "%s"', (search, isLo, groups) => {
  expect(readEntryQuery(search)).toEqual({ isLo, groups });
});

test('replaces the open groups in the query and keeps other parameters', () => {
  expect(withGroups('?isLo=true&gruppe=baat', ['dyr', 'baat'])).toBe('?isLo=true&gruppe=dyr&gruppe=baat');
  expect(withGroups('?gruppe=baat', [])).toBe('');
});
