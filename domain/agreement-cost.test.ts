import { describe, expect, it, test } from 'vitest';
import { costOf, shownPrice } from './agreement-cost.ts';
import type { Prices } from './money.ts';

const prices = (monthlyOre: number | null, yearlyOre: number | null): Prices => ({ monthlyOre, yearlyOre });

describe('the cost and the shown price of one agreement', () => {
  test.each<[string, Prices, { monthly: number; yearly: number; unpriced: number }, string | null]>([
    [
      'only a monthly price',
      prices(5_850, null),
      { monthly: 5_850, yearly: 70_200, unpriced: 0 },
      '5850 kr/md',
    ],
    [
      'only a yearly price',
      prices(null, 140_200),
      { monthly: 11_683, yearly: 140_200, unpriced: 0 },
      '140200 kr/år',
    ],
    ['both', prices(11_900, 140_200), { monthly: 11_900, yearly: 140_200, unpriced: 0 }, '11900 kr/md'],
    ['none', prices(null, null), { monthly: 0, yearly: 0, unpriced: 1 }, null],
    ['0 a month', prices(0, null), { monthly: 0, yearly: 0, unpriced: 0 }, '0 kr/md'],
    ['0 a year', prices(null, 0), { monthly: 0, yearly: 0, unpriced: 0 }, '0 kr/år'],
    ['0 for both', prices(0, 0), { monthly: 0, yearly: 0, unpriced: 0 }, '0 kr/md'],
    [
      'a yearly price, and 0 a month',
      prices(0, 140_200),
      { monthly: 11_683, yearly: 140_200, unpriced: 0 },
      '140200 kr/år',
    ],
    [
      'a monthly price, and 0 a year',
      prices(5_850, 0),
      { monthly: 5_850, yearly: 0, unpriced: 0 },
      '5850 kr/md',
    ],
  ])('with %s', (_prices, one, { monthly, yearly, unpriced }, shown) => {
    expect(costOf([one])).toEqual({ monthlyOre: monthly, yearlyOre: yearly, unpriced });
    const price = shownPrice(one);
    expect(price && `${price.ore} ${price.unit}`).toBe(shown);
  });
});

it('counts the agreements without a price and adds up the others', () => {
  const all = [
    prices(100, null),
    prices(null, 1_200),
    prices(null, null),
    prices(50, 700),
    prices(null, null),
  ];
  expect(costOf(all)).toEqual({ monthlyOre: 250, yearlyOre: 1_200 + 1_200 + 700, unpriced: 2 });
});

it('rounds per agreement, so that the sums of groups add up to the total', () => {
  const groups = [[prices(null, 1_001)], [prices(null, 1_001), prices(null, 1_003)], [prices(3, null)]];
  const sum = groups.map((group) => costOf(group).monthlyOre).reduce((all, each) => all + each, 0);
  expect(sum).toBe(costOf(groups.flat()).monthlyOre);
});

it('returns 0 for no agreements', () => {
  expect(costOf([])).toEqual({ monthlyOre: 0, yearlyOre: 0, unpriced: 0 });
});
