import { expect, test } from 'vitest';
import { localPath } from './local-path.ts';

test.each([
  '/privat/forsikring',
  '/privat/forsikring/oversikt/',
  '/privat/forsikring/oversikt/tilbud?fromLo=1',
  '/privat/forsikring/dokumenter',
])('%s is followed', (path) => {
  expect(localPath(path)).toBe(path);
});

test.each([
  undefined,
  '',
  'oversikt',
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
])('%s is not followed', (path) => {
  expect(localPath(path)).toBeNull();
});

test('what follows the hash stays behind, and control characters are encoded or dropped', () => {
  expect(localPath('/privat/forsikring/a\r\nset-cookie: x#y')).toBe('/privat/forsikring/aset-cookie:%20x');
});
