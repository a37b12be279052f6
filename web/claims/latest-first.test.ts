import { expect, test } from 'vitest';
import { latestFirst } from './ClaimEvents.tsx';

test('sorts events latest first, and reverses the order of events on the same day', () => {
  const events = [
    { dato: '2026-11-09', tekst: 'a' },
    { dato: '2026-11-16', tekst: 'b' },
    { dato: '2026-11-11', tekst: 'c' },
    { dato: '2026-11-16', tekst: 'd' },
  ];
  expect(latestFirst(events).map(({ tekst }) => tekst)).toEqual(['d', 'b', 'c', 'a']);
});
