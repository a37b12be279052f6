import { expect, it } from 'vitest';
import { byYear } from './by-year.ts';

it('groups items by year, in their original order', () => {
  const dates = ['2026-11-20', '2026-01-15', '2025-06-01', '0001-01-01'];
  expect(byYear(dates, (date) => date)).toEqual([
    { year: '2026', items: ['2026-11-20', '2026-01-15'] },
    { year: '2025', items: ['2025-06-01'] },
    { year: '0001', items: ['0001-01-01'] },
  ]);
});
