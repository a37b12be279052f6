import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubSessionStorage } from '../../testing/session-storage.ts';
import { keepFragment, restoreFragment } from './fragment.ts';

const PROFILE = '/privat/forsikring/oversikt/forsikringsprofil';
let stored: Map<string, string>;
let moved: string[];

beforeEach(() => {
  stored = stubSessionStorage();
  moved = [];
});
afterEach(() => vi.unstubAllGlobals());

function at(address: string): void {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  const location = { pathname, search, hash, replace: (to: string) => moved.push(to) };
  vi.stubGlobal('window', { location });
}

test.each([
  [PROFILE, PROFILE, ['#adresse']],
  [`${PROFILE}/`, PROFILE, ['#adresse']],
  [`${PROFILE}?a=1`, `${PROFILE}?a=1`, ['#adresse']],
  [PROFILE, `${PROFILE}?a=1`, []],
  [PROFILE, '/privat/forsikring/dokumenter', []],
  [PROFILE, `${PROFILE}#annet`, []],
])('kept for %s, the fragment at %s leads to %j', (page, address, expected) => {
  at('/privat/forsikring/oversikt/?goto=x#adresse');
  keepFragment(page);
  at(address);
  restoreFragment();
  expect(moved).toEqual(expected);
  restoreFragment();
  expect(moved).toEqual(expected);
  expect(stored.size).toBe(0);
});

test.each([
  ['no fragment', null],
  ['an unreadable one', '{"page":'],
  ['another address', JSON.stringify({ page: PROFILE, fragment: 'https://evil.example/' })],
  ['a script', JSON.stringify({ page: PROFILE, fragment: 'javascript:alert(1)' })],
  ['an empty one', JSON.stringify({ page: PROFILE, fragment: '#' })],
])('with %s stored, the page stays where it is', (_what, value) => {
  if (value !== null) stored.set('kfp-fragment', value);
  at(PROFILE);
  restoreFragment();
  expect(moved).toEqual([]);
});

test('an address without a fragment keeps the one that was stored before', () => {
  at(`${PROFILE}#adresse`);
  keepFragment(PROFILE);
  at(PROFILE);
  keepFragment(PROFILE);
  restoreFragment();
  expect(moved).toEqual(['#adresse']);
});
