import { expect, test } from 'vitest';
import { ignoredMessages, REPLAY_SESSION_RATES } from './settings.ts';

test('records a smaller share of sessions at a higher traffic level', () => {
  expect(REPLAY_SESSION_RATES).toEqual({ normal: 0.1, high: 0.01, 'extra-high': 0.005 });
});

test('matches a text literally anywhere in a message, or at its start after a ^', () => {
  const [anywhere, beginning] = ignoredMessages(['utgått (x)', '^Meny[1]: ']);
  expect(anywhere).toBe('utgått (x)');
  expect('Meny[1]: gammel').toMatch(beginning as RegExp);
  expect('I Meny[1]: ny').not.toMatch(beginning as RegExp);
  expect('Meny1: ny').not.toMatch(beginning as RegExp);
});
