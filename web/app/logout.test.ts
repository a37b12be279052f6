import { expect, test } from 'vitest';
import { logoutTarget } from './logout.ts';

const LOGG_UT_URL = '/ut';
const ANSWER = { logoutUrl: '/fra-serveren' };

test.each([
  ['sb1', ANSWER, '/fra-serveren'],
  ['dnb', ANSWER, '/fra-serveren'],
  ['fremtind', ANSWER, '/ut'],
  ['eika', ANSWER, '/ut'],
  ['fana', ANSWER, '/ut'],
  ['sbm', ANSWER, '/ut'],
  ['none', ANSWER, '/ut'],
  ['sb1', null, '/ut'],
  ['dnb', null, '/ut'],
])('%s with the answer %j goes to %s', (shortname, answer, target) => {
  expect(logoutTarget(shortname, LOGG_UT_URL, answer)).toBe(target);
});
