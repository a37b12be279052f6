import { describe, expect, test } from 'vitest';
import { isFreshLogin } from './fresh-login.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const MINUTE = 60_000;

describe('isFreshLogin', () => {
  test.each<[string, number | null | undefined, boolean]>([
    ['accepts a login of this moment', NOW, true],
    ['accepts a login of ten minutes ago', NOW - 10 * MINUTE, true],
    ['rejects an older login', NOW - 10 * MINUTE - 1, false],
    ['accepts a login one minute in the future', NOW + MINUTE, true],
    ['rejects a login further in the future', NOW + MINUTE + 1, false],
    ['rejects a login without a time', null, false],
    ['rejects a session of an older version without a time', undefined, false],
  ])('%s', (_when, authenticatedAt, expected) => {
    expect(isFreshLogin(authenticatedAt === undefined ? {} : { authenticatedAt }, NOW)).toBe(expected);
  });
});
