import { expect, test } from 'vitest';
import type { LoginPolicy } from '../platform/config/login-provider.ts';
import { loginRequest } from './login-request.ts';

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
const INTERACTIVE = { interactive: true };

test.each<[string, Partial<LoginPolicy>, object, object]>([
  ['a login with max_age 600 by default', {}, {}, { prompt: 'login', max_age: '600' }],
  ['the bank’s maximum age', HOUR, {}, { prompt: 'login', max_age: '3600' }],
  ['single sign-on', { prompt: '' }, {}, {}],
  ['single sign-on with a maximum age', { prompt: '', ...HOUR }, {}, { max_age: '3600' }],
  [
    'a fresh login despite single sign-on',
    { prompt: '', ...HOUR },
    FRESH,
    { prompt: 'login', max_age: '600' },
  ],
  ['a fresh login with the bank’s lower maximum age', MINUTE, FRESH, { prompt: 'login', max_age: '60' }],
  ['a silent login', { prompt: 'none' }, {}, { prompt: 'none' }],
  ['a fresh login despite silent login', { prompt: 'none' }, FRESH, { prompt: 'login', max_age: '600' }],
  ['an interactive login after a silent one', { prompt: 'none', ...HOUR }, INTERACTIVE, { max_age: '3600' }],
  ['an account selection', { prompt: 'select_account' }, {}, { prompt: 'select_account' }],
  [
    'assurance levels',
    { askedLevels: ['high', 'low'] },
    {},
    { prompt: 'login', max_age: '600', acr_values: 'high low' },
  ],
])('asks for %s', (_what, policy, wish, parameters) => {
  expect(loginRequest({ ...POLICY, ...policy }, wish).parameters).toEqual(parameters);
});

test('isSilent is true only for a silent login', () => {
  expect(loginRequest({ ...POLICY, prompt: 'none' }, {}).isSilent).toBe(true);
  expect(loginRequest({ ...POLICY, prompt: 'none' }, INTERACTIVE).isSilent).toBe(false);
  expect(loginRequest(POLICY, {}).isSilent).toBe(false);
});
