import { expect, test } from 'vitest';
import { latestFirst } from './latest-first.ts';

test('the latest event comes first, of one day the last that the system names', () => {
  const events = [
    { dato: '2026-11-09', tekst: 'a' },
    { dato: '2026-11-16', tekst: 'b' },
    { dato: '2026-11-11', tekst: 'c' },
    { dato: '2026-11-16', tekst: 'd' },
  ];
  expect(latestFirst(events).map(({ tekst }) => tekst)).toEqual(['d', 'b', 'c', 'a']);
});
