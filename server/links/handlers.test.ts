import { describe, expect, test } from 'vitest';
import { linkTarget } from './handlers.ts';

const HOSTS = ['dokumenter.eksempel.no'];
const LONG = `https://dokumenter.eksempel.no/${'a'.repeat(8000 - 31)}`;

describe('linkTarget', () => {
  test.each([
    ['https://dokumenter.eksempel.no/a.pdf?b=1#side=2', 'https://dokumenter.eksempel.no/a.pdf?b=1#side=2'],
    ['https://DOKUMENTER.eksempel.no:443/a', 'https://dokumenter.eksempel.no/a'],
    ['https://dokumenter.eksempel.no/vilkår', 'https://dokumenter.eksempel.no/vilk%C3%A5r'],
    [LONG, LONG],
  ])('accepts %s as %s', (asked, target) => {
    expect(linkTarget(asked, HOSTS)).toBe(target);
  });

  test.each([
    ['an http address', 'http://dokumenter.eksempel.no/a'],
    ['a script', 'javascript:alert(1)'],
    ['a file address', 'file:///etc/passwd'],
    ['a path', '/privat/forsikring/dokumenter'],
    ['a missing scheme', '//dokumenter.eksempel.no/a'],
    ['an empty address', ''],
    ['another host', 'https://ond.example/a'],
    ['a parent domain', 'https://eksempel.no/a'],
    ['a subdomain', 'https://a.dokumenter.eksempel.no/a'],
    ['a host with the allowed host as prefix', 'https://dokumenter.eksempel.no.ond.example/a'],
    ['another port', 'https://dokumenter.eksempel.no:8443/a'],
    ['a user name', 'https://ola@dokumenter.eksempel.no/a'],
    ['a user name and password', 'https://ola:hemmelig@dokumenter.eksempel.no/a'],
    ['a host hidden by a backslash', 'https://ond.example\\@dokumenter.eksempel.no/a'],
    ['the allowed host as user name', 'https://dokumenter.eksempel.no@ond.example/a'],
    ['an address one character too long', `${LONG}a`],
    ['an address that is too long when encoded', `https://dokumenter.eksempel.no/${'å'.repeat(2000)}`],
  ])('rejects %s', (_what, asked) => {
    expect(linkTarget(asked, HOSTS)).toBeNull();
  });

  test('rejects all addresses for a distributor without hosts', () => {
    expect(linkTarget('https://dokumenter.eksempel.no/a', [])).toBeNull();
  });
});
