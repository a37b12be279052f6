import { describe, expect, test } from 'vitest';
import { formatKroner, toKroner, toOre } from './money.ts';

describe('toOre and toKroner', () => {
  test.each([
    [684.01, 68401],
    [0.1 + 0.2, 30],
    [1154.5, 115450],
    [0, 0],
    [999_999_999.99, 99_999_999_999],
  ])('%d kroner are %d øre', (kroner, ore) => {
    expect(toOre(kroner)).toBe(ore);
  });

  test('sums of øre come back as kroner with at most two decimals', () => {
    expect(toKroner(toOre(0.1) + toOre(0.2))).toBe(0.3);
  });
});

describe('formatKroner', () => {
  test.each([
    [684, 'kr/md', '684 kr/md'],
    [1154.5, 'kr/md', '1 154,50 kr/md'],
    [37512, 'kr/år', '37 512 kr/år'],
    [999_999_999, 'kr', '999 999 999 kr'],
    [0.05, 'kr', '0,05 kr'],
    [0, 'kr', '0 kr'],
    [-12.3, 'kr', '−12,30 kr'],
  ] as const)('%d in %s is «%s»', (kroner, unit, text) => {
    expect(formatKroner(kroner, unit).replaceAll('\u00a0', ' ')).toBe(text);
  });

  test('amounts never break across lines', () => {
    expect(formatKroner(1154.5)).not.toContain(' ');
  });
});
