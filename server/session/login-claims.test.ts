import type { IDToken } from 'openid-client';
import { expect, test } from 'vitest';
import { customerOf } from './login-claims.ts';

const claims = (pid: unknown): IDToken => ({
  iss: 'https://id.example',
  sub: '1',
  aud: 'portal',
  iat: 0,
  exp: 0,
  pid: pid as string,
});

test('identifies the customer by the national id, not by the name or subject', () => {
  expect(customerOf(claims('13919110028'), null, 'pid')).toMatchObject({ ssn: '13919110028', name: null });
});

test.each([
  ['Kari Nordmann', 'Kari Nordmann'],
  ['', null],
  [' ', null],
  ['Kari\u0000', null],
  ['Kari\u001b[2J', null],
  ['Kari\u202e', null],
  ['K'.repeat(200), 'K'.repeat(200)],
  ['K'.repeat(201), null],
  [7, null],
])('takes the name %j as %j', (given, name) => {
  expect(customerOf({ ...claims('13919110028'), name: given }, null, 'pid')).toMatchObject({ name });
});

test.each([
  ['idporten-loa-high', 'idporten-loa-high'],
  ['urn:a/b.c_4', 'urn:a/b.c_4'],
  ['a'.repeat(60), 'a'.repeat(60)],
  ['a'.repeat(61), null],
  ['to ord', null],
  ['', null],
  [undefined, null],
])('takes the level %j as %j', (acr, level) => {
  const token = { ...claims('13919110028'), ...(acr !== undefined && { acr }) };
  expect(customerOf(token, null, 'pid')).toMatchObject({ level });
});

test.each(['', '13919110029', '1391911002', 13919110028, null, undefined])(
  'refuses a national id that is none: %j',
  (pid) => {
    expect(() => customerOf(claims(pid), null, 'pid')).toThrow('national id');
  },
);
