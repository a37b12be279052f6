import { expect, test } from 'vitest';
import { gotoOf } from './goto.ts';

test.each([
  ['/privat/forsikring/oversikt/', '', '/privat/forsikring/oversikt'],
  ['/privat/forsikring/oversikt', '', '/privat/forsikring/oversikt'],
  ['/privat/forsikring/oversikt/', '?fromLo', '/privat/forsikring/oversikt?fromLo'],
  ['/privat/forsikring/oversikt/', '?utlogget=tid&fromLo', '/privat/forsikring/oversikt?fromLo'],
  ['/privat/forsikring/oversikt/', '?goto=%2Fa%3Fb%3D1', '/a?b=1'],
])('continues from %s%s to %s', (pathname, search, goto) => {
  expect(gotoOf({ pathname, search })).toBe(goto);
});
