import { expect, it, test } from 'vitest';
import { formats as english } from '../texts/en/formats.ts';
import { formats } from '../texts/nb/formats.ts';
import { formatDate, formatDay, formatLongDate } from './calendar-date.ts';

test.each([
  ['2026-12-31', '31.12.2026'],
  ['2027-01-03', '03.01.2027'],
  ['0001-01-01', '01.01.0001'],
])('formatDate(%s) is %s in Norwegian format', (date, text) => {
  expect(formatDate(date, formats)).toBe(text);
});

it('formatDay names the year only when it differs from the year of today', () => {
  expect(formatDay('2026-10-14', '2026-11-23', formats)).toBe('14. oktober');
  expect(formatDay('2027-01-03', '2026-11-23', formats)).toBe('3. januar 2027');
});

it('writes years with four digits', () => {
  expect(formatDay('0001-01-01', '2026-12-01', formats)).toBe('1. januar 0001');
  expect(formatLongDate('0001-01-01', english)).toBe('1 January 0001');
});
