import { expect, test } from 'vitest';
import { pathMatcher } from './path-matcher.ts';

const match = pathMatcher('/dokumenter/:systemSource/:id');

test.each([
  ['/dokumenter/NICE/17', { systemSource: 'NICE', id: '17' }],
  ['/dokumenter/NICE/a%2Fb%20%C3%B8', { systemSource: 'NICE', id: 'a/b ø' }],
  ['/dokumenter/NICE/%ZZ', { systemSource: 'NICE', id: '' }],
  ['/dokumenter/NICE', null],
  ['/dokumenter/NICE/17/18', null],
  ['/x/dokumenter/NICE/17', null],
])('returns the params of %s', (path, params) => {
  expect(match(path)).toEqual(params);
});

test('matches a path without params', () => {
  expect(pathMatcher('/dokumenter')('/dokumenter')).toEqual({});
  expect(pathMatcher('/dokumenter')('/dokumenter/17')).toBeNull();
});
