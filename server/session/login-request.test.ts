import { expect, test } from 'vitest';
import type { LoginPolicy } from '../platform/config/login-provider.ts';
import { askedOfLogin } from './login-request.ts';

const POLICY: LoginPolicy = {
  askedLevels: [],
  acceptedLevels: [],
  maxAgeSeconds: null,
  prompt: 'login',
  usesUserinfo: false,
  logsOutAtProvider: true,
};
const HOUR = { maxAgeSeconds: 3600 };
const MINUTE = { maxAgeSeconds: 60 };
const FRESH = { fresh: true };
const ALOUD = { aloud: true };

test.each<[string, Partial<LoginPolicy>, object, object]>([
  ['by default a login', {}, {}, { prompt: 'login', max_age: '600' }],
  ['within the bank’s age', HOUR, {}, { prompt: 'login', max_age: '3600' }],
  ['single sign-on', { prompt: '' }, {}, {}],
  ['single sign-on within an age', { prompt: '', ...HOUR }, {}, { max_age: '3600' }],
  ['single sign-on, and fresh', { prompt: '', ...HOUR }, FRESH, { prompt: 'login', max_age: '600' }],
  ['fresh within a lower age', MINUTE, FRESH, { prompt: 'login', max_age: '60' }],
  ['silently', { prompt: 'none' }, {}, { prompt: 'none' }],
  ['silently, and fresh', { prompt: 'none' }, FRESH, { prompt: 'login', max_age: '600' }],
  ['no longer silently', { prompt: 'none', ...HOUR }, ALOUD, { max_age: '3600' }],
  ['an account to choose', { prompt: 'select_account' }, {}, { prompt: 'select_account' }],
  [
    'levels',
    { askedLevels: ['high', 'low'] },
    {},
    { prompt: 'login', max_age: '600', acr_values: 'high low' },
  ],
])('asks for %s', (_what, policy, wish, parameters) => {
  expect(askedOfLogin({ ...POLICY, ...policy }, wish).parameters).toEqual(parameters);
});

test('only a silent login is one', () => {
  expect(askedOfLogin({ ...POLICY, prompt: 'none' }, {}).isSilent).toBe(true);
  expect(askedOfLogin({ ...POLICY, prompt: 'none' }, ALOUD).isSilent).toBe(false);
  expect(askedOfLogin(POLICY, {}).isSilent).toBe(false);
});
