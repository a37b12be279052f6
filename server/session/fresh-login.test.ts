import { describe, expect, test } from 'vitest';
import { isFreshLogin } from './fresh-login.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const MINUTE = 60_000;

describe('a login is fresh', () => {
  test.each<[string, number | null | undefined, boolean]>([
    ['at once', NOW, true],
    ['ten minutes later', NOW - 10 * MINUTE, true],
    ['no longer than that', NOW - 10 * MINUTE - 1, false],
    ['where the provider’s clock is a little ahead', NOW + MINUTE, true],
    ['not where it is further ahead', NOW + MINUTE + 1, false],
    ['not where the provider does not say when it was', null, false],
    ['not in a session of a version that did not ask', undefined, false],
  ])('%s', (_when, authenticatedAt, expected) => {
    expect(isFreshLogin(authenticatedAt === undefined ? {} : { authenticatedAt }, NOW)).toBe(expected);
  });
});
