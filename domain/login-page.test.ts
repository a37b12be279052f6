import { expect, test } from 'vitest';
import { loginRedirect } from './login-page.ts';

const ASKED = '/privat/forsikring/oversikt/tilbud?a=1';
const GOTO = 'goto=%2Fprivat%2Fforsikring%2Foversikt%2Ftilbud%3Fa%3D1';

test.each([
  ['https://bank.eksempel.no/logg-inn', `https://bank.eksempel.no/logg-inn?${GOTO}`],
  ['/logg-inn?b=2', `/logg-inn?b=2&${GOTO}`],
  ['https://bank.eksempel.no/#/logg-inn', `https://bank.eksempel.no/?${GOTO}#/logg-inn`],
  ['/logg-inn?b=2#bankid', `/logg-inn?b=2&${GOTO}#bankid`],
])('the login address %s gets the page in its query, before the fragment', (unauthorizedUrl, address) => {
  expect(loginRedirect({ unauthorizedUrl }, ASKED)).toBe(address);
});
