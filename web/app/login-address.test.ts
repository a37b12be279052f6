import { expect, test } from 'vitest';
import { loginRedirect } from '../../domain/login-page.ts';
import { loginAddress } from './login-address.ts';

test.each([
  [null, '/privat/forsikring/oversikt/?goto=%2Fa%3Fb%3D1%26c'],
  ['https://bank.example/logg-inn', 'https://bank.example/logg-inn?goto=%2Fa%3Fb%3D1%26c'],
  ['https://bank.example/?x=1', 'https://bank.example/?x=1&goto=%2Fa%3Fb%3D1%26c'],
])('with unauthorizedUrl %s, the login is at %s', (unauthorizedUrl, address) => {
  expect(loginRedirect({ unauthorizedUrl }, '/a?b=1&c')).toBe(address);
});

test('keeps the union’s marker in the address of our own login page', () => {
  expect(loginRedirect({ unauthorizedUrl: null }, '/privat/forsikring/oversikt/tilbud?fromLo=1')).toBe(
    '/privat/forsikring/oversikt/?goto=%2Fprivat%2Fforsikring%2Foversikt%2Ftilbud%3FfromLo%3D1&fromLo',
  );
});

const ON = { 'nysalg-skade': 'true', 'direkte-innlogging': 'true' } as const;

test.each([
  [null, ON, null, '/privat/forsikring/oversikt/'],
  [null, ON, '/a', '/privat/forsikring/oversikt/?goto=%2Fa'],
  ['https://bank.example/', ON, null, 'https://bank.example/'],
  [null, { ...ON, 'direkte-innlogging': 'false' } as const, null, null],
  [null, { ...ON, 'nysalg-skade': 'false' } as const, '/a', null],
  ['https://bank.example/', { ...ON, 'direkte-innlogging': 'false' } as const, null, 'https://bank.example/'],
])('with unauthorizedUrl %s and %j, page %s has the login %s', (unauthorizedUrl, toggles, page, address) => {
  expect(loginAddress({ unauthorizedUrl, toggles }, page)).toBe(address);
});
