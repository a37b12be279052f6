import { expect, test } from 'vitest';
import { osloDate } from './oslo-date.ts';

test.each([
  ['winter, the last second of the day', '2026-12-31T22:59:59Z', '2026-12-31'],
  ['winter, midnight in Oslo', '2026-12-31T23:00:00Z', '2027-01-01'],
  ['summer, the last second of the day', '2026-06-30T21:59:59Z', '2026-06-30'],
  ['summer, midnight in Oslo', '2026-06-30T22:00:00Z', '2026-07-01'],
  ['the night the clocks go forward', '2026-03-28T23:00:00Z', '2026-03-29'],
  ['the night the clocks go back', '2026-10-24T22:00:00Z', '2026-10-25'],
  ['leap day', '2028-02-28T23:00:00Z', '2028-02-29'],
])('%s', (_when, instant, date) => {
  expect(osloDate(Date.parse(instant))).toBe(date);
});
