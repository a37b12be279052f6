import { expect, test } from 'vitest';
import { logoutTarget } from './logout.ts';

const LOGG_UT_URL = '/ut';
const ANSWER = { logoutUrl: '/fra-serveren' };

test.each([
  [{ serverDecidesLogoutUrl: true }, ANSWER, '/fra-serveren'],
  [{ serverDecidesLogoutUrl: true }, null, '/ut'],
  [{ serverDecidesLogoutUrl: false }, ANSWER, '/ut'],
  [{}, ANSWER, '/ut'],
  [{}, null, '/ut'],
])('%j with the answer %j goes to %s', (settings, answer, target) => {
  expect(logoutTarget({ loggUtUrl: LOGG_UT_URL, ...settings }, answer)).toBe(target);
});
