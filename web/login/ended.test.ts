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
])('the query %j means %j, and leaves %j', (search, ended, left) => {
  expect(endedOf(search)).toBe(ended);
  expect(withoutEnded(search)).toBe(left);
});
