import { expect, it } from 'vitest';
import { formatDate } from './calendar-date.ts';

it('formatDate writes a date in Norwegian format', () => {
  expect(formatDate('2026-12-31')).toBe('31.12.2026');
  expect(formatDate('2027-01-03')).toBe('03.01.2027');
});
