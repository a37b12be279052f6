import { expect, test } from 'vitest';
import { endedOf, withoutEnded } from './ended.ts';

test.each([
  ['', null, ''],
  ['?fromLo', null, '?fromLo'],
  ['?utlogget', 'logout', ''],
  ['?utlogget=', 'logout', ''],
  ['?utlogget=tid', 'timeout', ''],
  ['?fromLo&utlogget=tid&a=%2F', 'timeout', '?fromLo&a=%2F'],
  ['?utloggetes=1', null, '?utloggetes=1'],
])('reads the query %j as %j, and strips it to %j', (search, ended, left) => {
  expect(endedOf(search)).toBe(ended);
  expect(withoutEnded(search)).toBe(left);
});
