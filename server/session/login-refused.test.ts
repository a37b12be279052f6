import { expect, test } from 'vitest';
import { errorOfCallback, LoginNeedsCustomer } from './login-refused.ts';

test.each([
  ['server_error', 'svarer-ikke'],
  ['login_required', 'stoppet'],
  ['invalid_grant', 'ikke-fullfort'],
  ['invalid_scope', 'feil-oppsett'],
  ['constructor', 'feil-oppsett'],
])('the error %s of a callback is the refusal %s', (error, refusal) => {
  expect(errorOfCallback(error, false)).toMatchObject({ refusal });
});

test('a silent login needs the customer for an error that asks for them', () => {
  expect(errorOfCallback('login_required', true)).toBeInstanceOf(LoginNeedsCustomer);
  expect(errorOfCallback('server_error', true)).toMatchObject({ refusal: 'svarer-ikke' });
});
