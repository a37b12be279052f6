import { expect, test } from 'vitest';
import { logoutTarget } from './logout-target.ts';
import { PROVIDER_LOGOUT_PATH } from './provider-logout.ts';

const LOGG_UT_URL = '/ut';
const ANSWER = { logoutUrl: '/fra-serveren' };
const BY_PROVIDER = { logoutUrl: PROVIDER_LOGOUT_PATH };

test.each([
  [{ serverDecidesLogoutUrl: true }, ANSWER, '/fra-serveren'],
  [{ serverDecidesLogoutUrl: true }, null, '/ut'],
  [{ serverDecidesLogoutUrl: false }, ANSWER, '/ut'],
  [{}, ANSWER, '/ut'],
  [{}, null, '/ut'],
  [{}, BY_PROVIDER, PROVIDER_LOGOUT_PATH],
])('%j with the answer %j goes to %s', (settings, answer, target) => {
  expect(logoutTarget({ loggUtUrl: LOGG_UT_URL, ...settings }, answer)).toBe(target);
});
