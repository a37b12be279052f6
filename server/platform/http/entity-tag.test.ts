import { expect, test } from 'vitest';
import { entityTag, namesTag } from './entity-tag.ts';

test('a tag is strong, and another text has another', () => {
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
