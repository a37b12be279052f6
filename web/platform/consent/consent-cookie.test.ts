import { expect, test } from 'vitest';
import {
  type Consent,
  consentCookie,
  consentFrom,
  cookieDomain,
  isUnanswered,
  parseCookies,
} from './consent-cookie.ts';

const ALL: Consent = { functional: 'accepted', statistics: 'denied', marketing: 'accepted' };

test.each<[string, string | undefined, Consent]>([
  ['a whole answer', JSON.stringify(ALL), ALL],
  ['a partial one', '{"functional":"accepted"}', { functional: 'accepted' }],
  ['no cookie', undefined, {}],
  ['an empty one', '', {}],
  ['broken JSON', '{"functional":', {}],
  ['percent-encoded JSON', encodeURIComponent(JSON.stringify(ALL)), ALL],
  ['null', 'null', {}],
  ['a text', '"accepted"', {}],
  ['a list', '["accepted"]', {}],
  ['answers that are none', '{"functional":true,"statistics":"yes","marketing":null}', {}],
  ['more than we know', '{"functional":"denied","other":"accepted"}', { functional: 'denied' }],
])('%s', (_what, value, expected) => {
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
])('%j: asks is %s', (consent, asks) => {
  expect(isUnanswered(consent)).toBe(asks);
});

test.each([
  ['localhost', null],
  ['sb1.localhost', '.sb1.localhost'],
  ['forsikring.bank.example', '.forsikring.bank.example'],
  ['127.0.0.1', null],
  ['[::1]', null],
])('the domain at %s is %s', (hostname, domain) => {
  expect(cookieDomain(hostname)).toBe(domain);
});

test('the cookie is as specified', () => {
  const value = 'kfp-cookie-consent={"functional":"accepted","statistics":"denied","marketing":"accepted"}';
  expect(consentCookie(ALL, { hostname: 'forsikring.bank.example', protocol: 'https:' })).toBe(
    `${value}; Max-Age=10368000; Path=/; SameSite=Lax; Domain=.forsikring.bank.example; Secure`,
  );
  expect(consentCookie(ALL, { hostname: 'localhost', protocol: 'http:' })).toBe(
    `${value}; Max-Age=10368000; Path=/; SameSite=Lax`,
  );
});

test('cookies are read by their names, whatever their values hold', () => {
  expect(parseCookies('a=1; kfp-cookie-consent={"x":"="}; b=')).toEqual({
    a: '1',
    'kfp-cookie-consent': '{"x":"="}',
    b: '',
  });
});
