import { expect, test } from 'vitest';
import { localPath, pathOnThisHost } from './local-path.ts';

test.each([
  '/privat/forsikring',
  '/privat/forsikring/oversikt/',
  '/privat/forsikring/oversikt/tilbud?fromLo=1',
  '/privat/forsikring/dokumenter',
  '/privat/forsikring/v1.2/.hidden/a..b?side=..%2F2;a',
  `/privat/forsikring/${'a'.repeat(1981)}`,
])('%s is accepted', (path) => {
  expect(localPath(path)).toBe(path);
});

test.each([
  undefined,
  '',
  'privat/forsikring',
  '/',
  '/annet',
  '/privat/forsikringen',
  '//ond.example/privat/forsikring',
  '/\\ond.example/privat/forsikring',
  '\\/ond.example',
  'https://ond.example/privat/forsikring',
  'javascript:alert(1)',
  '/privat/forsikring/../../annet',
  '/\t/ond.example/privat/forsikring',
  '/privat/forsikring/../forsikring/a',
  '/privat/forsikring/./a',
  '/privat/forsikring/..',
  '/privat/forsikring/..%2f..%2fannet',
  '/privat/forsikring/%2E%2E/annet',
  '/privat/forsikring/%252e%252e/annet',
  '/privat/forsikring/..;/annet',
  '/privat/forsikring/a;b=c',
  '/privat/forsikring/..\\annet',
  '/privat/forsikring/%5C..%5Cannet',
  '/privat/forsikring/a%00',
  '/privat/forsikring/a%0d%0ab',
  '/privat/forsikring/a\r\nset-cookie: x',
  '/privat/forsikring/a?b=\n',
  `/privat/forsikring/${'å'.repeat(330)}aa`,
])('%s is refused', (path) => {
  expect(localPath(path)).toBeNull();
});

test('the hash is removed, and other characters than those of a URL are encoded', () => {
  expect(localPath('/privat/forsikring/å b#y')).toBe('/privat/forsikring/%C3%A5%20b');
});

test.each(['/', '/annet?a=b', '/privat/forsikring/oversikt/'])('%s is a path on this host', (path) => {
  expect(pathOnThisHost(path)).toBe(path);
});

test.each(['//ond.example/', '/annet/../privat', '/\\ond.example'])('%s is no path on this host', (path) => {
  expect(pathOnThisHost(path)).toBeNull();
});
