import { expect, test } from 'vitest';
import { announcedMark, canExtend, secondsShownAt } from './clock.ts';

const END = 1_800_000_000_000;

test.each([
  ['long before', -3_600_000, null],
  ['at exactly 60 s', -60_000, null],
  ['just under 60 s', -59_999, 60],
  ['at 59 s', -59_000, 59],
  ['at 41,001 s', -41_001, 42],
  ['in the last second', -1, 1],
  ['at the end', 0, 0],
  ['hours after, as on resume from sleep', 7_200_000, 0],
])('returns the seconds %s', (_when, offset, seconds) => {
  expect(secondsShownAt(END, END + offset)).toBe(seconds);
});

test('shows nothing when no expiry is known', () => {
  expect(secondsShownAt(null, END)).toBeNull();
});

test.each([
  [60, 60],
  [59, 60],
  [31, 60],
  [30, 30],
  [11, 30],
  [10, 10],
  [1, 10],
])('announces, with %i seconds left, the mark %i', (seconds, mark) => {
  expect(announcedMark(seconds, 60)).toBe(mark);
});

test.each([
  [null, true],
  [END + 3_600_000, true],
  [END + 60_000, true],
  [END + 59_999, false],
  [END - 1, false],
])('with the absolute limit %s an extension helps: %s', (limitAt, helps) => {
  expect(canExtend(limitAt, END)).toBe(helps);
});

test.each([
  [38, 38],
  [31, 38],
  [30, 30],
])('announces at %i s what is left of 38 s: %i s', (seconds, announced) => {
  expect(announcedMark(seconds, 38)).toBe(announced);
});
