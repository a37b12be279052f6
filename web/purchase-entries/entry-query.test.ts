import { expect, it } from 'vitest';
import { readEntryQuery } from './entry-query.ts';

it.each([
  ['', false, null],
  ['?isLo=true', true, null],
  ['?isLo=false', false, null],
  ['?isLo=TRUE', false, null],
  ['?isLo', false, null],
  ['?gruppe=hus-og-hytte', false, 'hus-og-hytte'],
  ['?gruppe=dyr&isLo=true', true, 'dyr'],
  ['?gruppe=fly', false, null],
  ['?gruppe=', false, null],
])('%s', (search, isLo, group) => {
  expect(readEntryQuery(search)).toEqual({ isLo, group });
});
