import { expect, it } from 'vitest';
import { formats as english } from '../texts/en/formats.ts';
import { formatDate, formatDay, formatLongDate } from './calendar-date.ts';

it('writes a date as Norwegians do', () => {
  expect(formatDate('2026-12-31')).toBe('31.12.2026');
  expect(formatDate('2027-01-03')).toBe('03.01.2027');
});

it('writes a day with its year only if it is another year than today', () => {
  expect(formatDay('2026-10-14', '2026-12-01')).toBe('14. oktober');
  expect(formatDay('2027-10-04', '2026-12-01')).toBe('4. oktober 2027');
});

it('writes years with four digits', () => {
  expect(formatDate('0001-01-01')).toBe('01.01.0001');
  expect(formatDay('0001-01-01', '2026-12-01')).toBe('1. januar 0001');
  expect(formatLongDate('0001-01-01', english)).toBe('1 January 0001');
});
