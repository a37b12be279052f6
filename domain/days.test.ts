import { expect, it } from 'vitest';
import { addDays, daysBetween } from './days.ts';

it.each([
  ['2026-12-31', '2026-12-31', 0],
  ['2026-12-31', '2027-01-01', 1],
  ['2027-01-01', '2026-12-31', -1],
  // Daylight saving time begins or ends between the two dates.
  ['2026-03-28', '2026-03-30', 2],
  ['2026-10-24', '2026-10-26', 2],
  ['2024-02-28', '2024-03-01', 2],
  ['2026-11-22', '2027-11-22', 365],
])('from %s to %s there are %d days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
  expect(addDays(from, days)).toBe(to);
});
