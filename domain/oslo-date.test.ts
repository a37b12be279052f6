import { expect, test } from 'vitest';
import { endOfOsloDate, osloDate } from './oslo-date.ts';

test('the tests run on a machine in another time zone', () => {
  expect(new Date('2026-12-31T12:00:00Z').getDate()).toBe(1);
});

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

test.each([
  ['2026-12-31', '2026-12-31T22:59:59.999Z'],
  ['2026-06-30', '2026-06-30T21:59:59.999Z'],
  ['2026-03-28', '2026-03-28T22:59:59.999Z'],
  ['2026-03-29', '2026-03-29T21:59:59.999Z'],
  ['2026-10-24', '2026-10-24T21:59:59.999Z'],
  ['2026-10-25', '2026-10-25T22:59:59.999Z'],
])('%s ends in Norway at %s', (date, instant) => {
  expect(new Date(endOfOsloDate(date)).toISOString()).toBe(instant);
});
