import { expect, it } from 'vitest';
import { compareTexts } from './compare.ts';

it('orders dates, and keeps the order of equal texts', () => {
  const dates = ['2026-12-31', '2026-02-01', '2026-12-31', '2025-12-31'];
  expect(dates.toSorted(compareTexts)).toEqual(['2025-12-31', '2026-02-01', '2026-12-31', '2026-12-31']);
  expect(compareTexts('a', 'a')).toBe(0);
});
