import { expect, test } from 'vitest';
import { daysAgo, osloTime } from './oslo-time.ts';

test.each([
  ['2026-12-31T22:59:59.999Z', { date: '2026-12-31', hour: '23', minute: '59' }],
  ['2026-12-31T23:00:00.000Z', { date: '2027-01-01', hour: '00', minute: '00' }],
  ['2026-07-01T07:04:00.000Z', { date: '2026-07-01', hour: '09', minute: '04' }],
])('%s', (instant, time) => {
  expect(osloTime(instant)).toEqual(time);
});

test.each([
  ['2026-11-22T22:59:59.000Z', 0],
  ['2026-11-21T22:59:59.000Z', 1],
  ['2026-11-22T23:00:00.000Z', -1],
])('%s is %i days before 22 November', (instant, days) => {
  expect(daysAgo(instant, '2026-11-22')).toBe(days);
});
