import { expect, test } from 'vitest';
import { endedOf, gotoOf } from './goto.ts';

const pathname = '/privat/forsikring/oversikt';

test.each([
  ['', null, ''],
  ['?fromLo', null, '?fromLo'],
  ['?utlogget', 'logout', ''],
  ['?utlogget=', 'logout', ''],
  ['?utlogget=tid', 'timeout', ''],
  ['?fromLo&utlogget=tid&a=%2F', 'timeout', '?fromLo&a=%2F'],
  ['?utloggetes=1', null, '?utloggetes=1'],
])('reads the query %j as %j, and continues with the query %j', (search, ended, left) => {
  expect(endedOf(search)).toBe(ended);
  expect(gotoOf({ pathname, search })).toBe(pathname + left);
});

test.each([
  ['/privat/forsikring/oversikt/', '', '/privat/forsikring/oversikt'],
  ['/privat/forsikring/oversikt/', '?fromLo', '/privat/forsikring/oversikt?fromLo'],
  ['/privat/forsikring/oversikt/', '?utlogget=tid&fromLo', '/privat/forsikring/oversikt?fromLo'],
  ['/privat/forsikring/oversikt/', '?goto=%2Fa%3Fb%3D1', '/a?b=1'],
])('continues from %s%s to %s', (path, search, goto) => {
  expect(gotoOf({ pathname: path, search })).toBe(goto);
});
