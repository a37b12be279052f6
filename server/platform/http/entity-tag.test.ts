import { expect, test } from 'vitest';
import { entityTag, namesTag } from './entity-tag.ts';

test('returns a strong tag that differs for each text', () => {
  expect(entityTag('a')).toMatch(/^"[\w-]{27}"$/);
  expect(entityTag('a')).toBe(entityTag('a'));
  expect(entityTag('a')).not.toBe(entityTag('b'));
});

test.each([
  [undefined, false],
  ['', false],
  ['"b"', false],
  ['a', false],
  ['"a', false],
  ['"A"', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b",W/"a"', true],
  ['*', true],
])('If-None-Match %s names "a": %s', (header, named) => {
  expect(namesTag(header, '"a"')).toBe(named);
});
