import { expect, it } from 'vitest';
import { literalPattern } from './literal-pattern.ts';

it.each(['a.b+c@x.no', '(1) [2] {3}', '^$|*?\\/', 'ær-lig'])('matches only the text %s', (text) => {
  const pattern = new RegExp(`^${literalPattern(text)}$`, 'u');
  expect(pattern.test(text)).toBe(true);
  expect(pattern.test(`${text.slice(0, 1)}x${text.slice(2)}`)).toBe(false);
});
