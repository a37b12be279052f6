import { expect, test } from 'vitest';
import {
  type Consent,
  consentCookie,
  consentFrom,
  consentIn,
  cookieDomain,
  isUnanswered,
  parseCookies,
} from './cookie-consent.ts';

const ALL: Consent = { functional: 'accepted', statistics: 'denied', marketing: 'accepted' };

test.each<[string, string | undefined, Consent]>([
  ['a complete answer', JSON.stringify(ALL), ALL],
  ['a partial answer', '{"functional":"accepted"}', { functional: 'accepted' }],
  ['no cookie', undefined, {}],
  ['an empty cookie', '', {}],
  ['broken JSON', '{"functional":', {}],
  ['percent-encoded JSON', encodeURIComponent(JSON.stringify(ALL)), ALL],
  ['null', 'null', {}],
  ['a string', '"accepted"', {}],
  ['a list', '["accepted"]', {}],
  ['unknown answers', '{"functional":true,"statistics":"yes","marketing":null}', {}],
  ['unknown kinds', '{"functional":"denied","other":"accepted"}', { functional: 'denied' }],
])('reads %s', (_what, value, expected) => {
  expect(consentFrom(value)).toEqual(expected);
});

test.each<[Consent, boolean]>([
  [{}, true],
  [{ functional: 'accepted' }, true],
  [{ statistics: 'denied' }, true],
  [{ marketing: 'accepted' }, true],
  [{ functional: 'denied', statistics: 'denied' }, false],
  [{ functional: 'accepted', statistics: 'accepted' }, false],
  [ALL, false],
])('%j is unanswered: %s', (consent, asks) => {
  expect(isUnanswered(consent)).toBe(asks);
});

test.each([
  ['localhost', null],
  ['sb1.localhost', '.sb1.localhost'],
  ['forsikring.bank.example', '.forsikring.bank.example'],
  ['127.0.0.1', null],
  ['[::1]', null],
  ['[::ffff:127.0.0.1]', null],
])('the cookie domain of %s is %s', (hostname, domain) => {
  expect(cookieDomain(hostname)).toBe(domain);
});

test('writes the cookie as specified', () => {
  const value = 'kfp-cookie-consent={"functional":"accepted","statistics":"denied","marketing":"accepted"}';
  expect(consentCookie(ALL, { hostname: 'forsikring.bank.example', protocol: 'https:' })).toBe(
    `${value}; Max-Age=10368000; Path=/; SameSite=Lax; Domain=.forsikring.bank.example; Secure`,
  );
  expect(consentCookie(ALL, { hostname: 'localhost', protocol: 'http:' })).toBe(
    `${value}; Max-Age=10368000; Path=/; SameSite=Lax`,
  );
});

test('reads cookies by name, with any characters in their values', () => {
  expect(parseCookies('a=1; kfp-cookie-consent={"x":"="}; b=')).toEqual({
    a: '1',
    'kfp-cookie-consent': '{"x":"="}',
    b: '',
  });
});

test.each<[string | undefined, Consent]>([
  [undefined, {}],
  ['a=1', {}],
  [
    'kfp-cookie-consent={"functional":"accepted"}; a=1; kfp-cookie-consent={"functional":"denied"}',
    { functional: 'denied' },
  ],
])('reads the consent in the cookies %s', (cookies, expected) => {
  expect(consentIn(cookies)).toEqual(expected);
});
