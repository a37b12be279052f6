import { describe, expect, test } from 'vitest';
import { linkTarget } from './link-target.ts';

const HOSTS = ['dokumenter.eksempel.no'];
const LONG = `https://dokumenter.eksempel.no/${'a'.repeat(8000 - 31)}`;

describe('linkTarget', () => {
  test.each([
    ['https://dokumenter.eksempel.no/a.pdf?b=1#side=2', 'https://dokumenter.eksempel.no/a.pdf?b=1#side=2'],
    ['https://DOKUMENTER.eksempel.no:443/a', 'https://dokumenter.eksempel.no/a'],
    ['https://dokumenter.eksempel.no/vilkår', 'https://dokumenter.eksempel.no/vilk%C3%A5r'],
    [LONG, LONG],
  ])('%s leads to %s', (asked, target) => {
    expect(linkTarget(asked, HOSTS)).toBe(target);
  });

  test.each([
    ['no encryption', 'http://dokumenter.eksempel.no/a'],
    ['a script', 'javascript:alert(1)'],
    ['a file', 'file:///etc/passwd'],
    ['a path', '/privat/forsikring/dokumenter'],
    ['no scheme', '//dokumenter.eksempel.no/a'],
    ['nothing', ''],
    ['another host', 'https://ond.example/a'],
    ['a host above', 'https://eksempel.no/a'],
    ['a host below', 'https://a.dokumenter.eksempel.no/a'],
    ['a host that begins alike', 'https://dokumenter.eksempel.no.ond.example/a'],
    ['another port', 'https://dokumenter.eksempel.no:8443/a'],
    ['a user name', 'https://ola@dokumenter.eksempel.no/a'],
    ['a user name and password', 'https://ola:hemmelig@dokumenter.eksempel.no/a'],
    ['a host in disguise', 'https://ond.example\\@dokumenter.eksempel.no/a'],
    ['a host as user name', 'https://dokumenter.eksempel.no@ond.example/a'],
    ['one character too long', `${LONG}a`],
    ['too long once it is encoded', `https://dokumenter.eksempel.no/${'å'.repeat(2000)}`],
  ])('%s leads nowhere', (_what, asked) => {
    expect(linkTarget(asked, HOSTS)).toBeNull();
  });

  test('a distributor without hosts has no links', () => {
    expect(linkTarget('https://dokumenter.eksempel.no/a', [])).toBeNull();
  });
});
