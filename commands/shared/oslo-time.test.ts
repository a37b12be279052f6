import { expect, it } from 'vitest';
import { osloTimestamp, startOfDay } from './oslo-time.ts';

it.each([
  ['2026-11-01', 0, '2026-10-31T23:00:00.000Z', 'winter'],
  ['2026-07-01', 0, '2026-06-30T22:00:00.000Z', 'summer'],
  ['2026-03-29', 0, '2026-03-28T23:00:00.000Z', 'the day summer time begins'],
  ['2026-03-29', 1, '2026-03-29T22:00:00.000Z', 'the day after'],
  ['2026-10-25', 0, '2026-10-24T22:00:00.000Z', 'the day summer time ends'],
  ['2026-10-25', 1, '2026-10-25T23:00:00.000Z', 'the day after'],
  ['2026-12-31', 1, '2026-12-31T23:00:00.000Z', 'the turn of the year'],
])('returns the start of %s plus %d days as %s (%s)', (text, daysLater, time) => {
  expect(new Date(startOfDay(text, daysLater) ?? 0).toISOString()).toBe(time);
});

it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '01.11.2026', '', '2026-11-01T00:00'])(
  'rejects "%s" as a date',
  (text) => {
    expect(startOfDay(text)).toBeNull();
  },
);

it.each([
  ['2026-10-31T23:00:00.000Z', '2026-11-01T00:00:00.000+01:00', 'winter'],
  ['2026-06-30T22:30:15.250Z', '2026-07-01T00:30:15.250+02:00', 'summer'],
  ['2026-03-29T00:59:59.999Z', '2026-03-29T01:59:59.999+01:00', 'before the clocks go forward'],
  ['2026-03-29T01:00:00.000Z', '2026-03-29T03:00:00.000+02:00', 'after the clocks go forward'],
])('formats %s as %s in Norway (%s)', (utc, time) => {
  expect(osloTimestamp(Date.parse(utc))).toBe(time);
});
