import { expect, test } from 'vitest';
import { timeWords } from './time-words.ts';

test.each([
  ['2026-11-22T08:14:00.000Z', 'i dag kl. 09.14'],
  ['2026-11-21T20:40:00.000Z', 'i går kl. 21.40'],
  ['2026-11-21T23:00:00.000Z', 'i dag kl. 00.00'],
  ['2026-11-18T19:02:00.000Z', '18.11.2026 kl. 20.02'],
])('formats %s, seen on 22 November', (instant, words) => {
  expect(timeWords(instant, '2026-11-22')).toBe(words);
});
