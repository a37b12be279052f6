import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formats as english } from '../texts/en/formats.ts';
import { formats } from '../texts/nb/formats.ts';
import {
  formatAmount,
  formatOre,
  isWholeOre,
  monthOf,
  roundToOre,
  sumOre,
  toKroner,
  toOre,
  yearOf,
} from './money.ts';

const LIMIT = 999_999_999_99;
const ore = () => fc.integer({ min: 0, max: LIMIT });

describe('kroner and øre', () => {
  test.each([
    [684.01, 68401],
    [0.1 + 0.2, 30],
    [1154.5, 115450],
    [0, 0],
    [999_999_999.99, 99_999_999_999],
  ])('%d kroner are %d øre', (kroner, expected) => {
    expect(toOre(kroner)).toBe(expected);
  });

  it('are converted in both directions without loss', () => {
    fc.assert(
      fc.property(ore(), (amount) => {
        expect(toOre(toKroner(amount))).toBe(amount);
        const kroner = Number(`${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`);
        expect(toKroner(toOre(kroner))).toBe(kroner);
        expect(roundToOre(kroner)).toBe(kroner);
        expect(isWholeOre(kroner)).toBe(true);
      }),
    );
  });

  it.each([0.001, 99.999, 1250 / 12, 999_999_999.995])('%d kroner are not whole øre', (kroner) => {
    expect(isWholeOre(kroner)).toBe(false);
    expect(isWholeOre(roundToOre(kroner))).toBe(true);
  });

  it('are added exactly in any order', () => {
    fc.assert(
      fc.property(fc.array(ore(), { maxLength: 500 }), (amounts) => {
        const exact = amounts.reduce((sum, each) => sum + BigInt(each), 0n);
        expect(BigInt(sumOre(amounts))).toBe(exact);
        expect(sumOre(amounts.toReversed())).toBe(sumOre(amounts));
      }),
    );
  });
});

test('a year costs twelve months, and a month a twelfth of the year rounded to the nearest øre', () => {
  expect(yearOf(46_250)).toBe(555_000);
  expect([140_200, 140_202].map(monthOf)).toEqual([11_683, 11_684]);
  fc.assert(
    fc.property(ore(), (amount) => {
      expect(monthOf(yearOf(amount))).toBe(amount);
    }),
  );
});

describe('formatted amounts', () => {
  test.each([
    [68_400, 'kr/md', '684 kr/md'],
    [115_450, 'kr/md', '1 154,50 kr/md'],
    [3_751_200, 'kr/år', '37 512 kr/år'],
    [99_999_999_900, 'kr', '999 999 999 kr'],
    [5, 'kr', '0,05 kr'],
    [0, 'kr', '0 kr'],
    [-1_230, 'kr', '−12,30 kr'],
  ] as const)('%d øre in %s are «%s»', (amount, unit, text) => {
    expect(formatOre(amount, unit, formats).replaceAll('\u00a0', ' ')).toBe(text);
  });

  test.each([
    [68_400, 'kr', 'NOK 684'],
    [115_450, 'kr/md', 'NOK 1,154.50/month'],
    [3_751_200, 'kr/år', 'NOK 37,512/year'],
  ] as const)('%d øre in %s are in English «%s»', (amount, unit, text) => {
    expect(formatOre(amount, unit, english).replaceAll('\u00a0', ' ')).toBe(text);
  });

  test('never break across lines', () => {
    expect(formatOre(115_450, 'kr', formats)).not.toContain(' ');
  });

  test('equal the format of Norwegian locale data', () => {
    const norwegian = new Intl.NumberFormat('nb-NO', {
      minimumFractionDigits: 2,
      trailingZeroDisplay: 'stripIfInteger',
    });
    fc.assert(
      fc.property(ore(), (amount) => {
        expect(formatAmount(amount, formats)).toBe(norwegian.format(toKroner(amount)));
      }),
    );
  });
});
