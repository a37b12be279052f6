import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Prices } from './money.ts';
import { type PriceChange, priceYears, renewalNotice } from './renewal.ts';
import { STANDINGS } from './standing.ts';

const TODAY = '2026-11-23';
const month = (monthlyOre: number): Prices => ({ monthlyOre, yearlyOre: null });
const year = (yearlyOre: number): Prices => ({ monthlyOre: null, yearlyOre });
const both = (monthlyOre: number, yearlyOre = monthlyOre * 12): Prices => ({ monthlyOre, yearlyOre });
const NONE: Prices = { monthlyOre: null, yearlyOre: null };

const notice = (
  now: Prices,
  next: Prices,
  terms: Partial<Parameters<typeof renewalNotice>[1]['renewal']> = {},
) =>
  renewalNotice(
    { ...now, standing: 'RENEWING' },
    { renewal: { dato: '2026-12-24', reasons: [], ...next, ...terms } },
    TODAY,
  );

describe('the price of a renewal', () => {
  test.each<[string, Prices, Prices, Partial<PriceChange> | null]>([
    [
      'is higher',
      both(68400),
      both(73100),
      {
        unit: 'kr/md',
        nowOre: 68400,
        newOre: 73100,
        differenceOre: 4700,
        permille: 69,
        yearlyDifferenceOre: 56400,
      },
    ],
    [
      'is lower',
      month(50000),
      month(40000),
      { differenceOre: -10000, permille: 200, yearlyDifferenceOre: -120000 },
    ],
    [
      'is the same',
      both(100),
      both(100),
      { unit: 'kr/md', differenceOre: 0, permille: null, yearlyDifferenceOre: null },
    ],
    [
      'is compared per year when only the year changes',
      both(10000, 120000),
      both(10000, 120400),
      { unit: 'kr/år', nowOre: 120000, newOre: 120400, differenceOre: 400, permille: 3 },
    ],
    [
      'is the same when one year is unknown and the months are equal',
      month(100),
      both(100, 1204),
      { unit: 'kr/md', differenceOre: 0 },
    ],
    [
      'is the same when the next year is unknown and the months are equal',
      both(100, 1204),
      month(100),
      { unit: 'kr/md', differenceOre: 0 },
    ],
    [
      'is compared per year when the new month is unknown',
      both(68400, 820800),
      year(877200),
      {
        unit: 'kr/år',
        nowOre: 820800,
        newOre: 877200,
        differenceOre: 56400,
        permille: 69,
        yearlyDifferenceOre: null,
      },
    ],
    [
      'is compared per year when the month today is unknown',
      year(1200),
      month(110),
      { unit: 'kr/år', differenceOre: 120 },
    ],
    [
      'has no difference without a price today',
      NONE,
      month(73100),
      { nowOre: null, newOre: 73100, differenceOre: null, permille: null },
    ],
    ['is per year if only that is known', NONE, year(1200), { unit: 'kr/år', nowOre: null, newOre: 1200 }],
    ['is unknown', month(100), NONE, null],
    ['has no per cent of nothing', month(0), month(100), { differenceOre: 100, permille: null }],
    [
      'has no per cent below a tenth',
      month(1_000_000),
      month(1_000_100),
      { differenceOre: 100, permille: null },
    ],
    ['becomes nothing', month(100), month(0), { newOre: 0, differenceOre: -100, permille: 1000 }],
    [
      'treats a month of 0 next to a year as unknown',
      both(0, 1200),
      both(0, 1320),
      { unit: 'kr/år', nowOre: 1200, newOre: 1320 },
    ],
    [
      'leaves out a yearly difference that contradicts the monthly one',
      both(100, 1500),
      both(110, 1320),
      { differenceOre: 10, yearlyDifferenceOre: null },
    ],
    ['uses given yearly prices', both(100, 1100), both(110, 1300), { yearlyDifferenceOre: 200 }],
    [
      'does not mix given and derived yearly prices',
      both(100, 1000),
      month(110),
      { yearlyDifferenceOre: 120 },
    ],
    ['does not mix derived and given yearly prices', month(100), both(110), { yearlyDifferenceOre: 120 }],
  ])('%s', (_what, now, next, expected) => {
    const price = notice(now, next)?.price;
    if (expected === null) expect(price).toBeNull();
    else expect(price).toMatchObject(expected);
  });

  test('is no difference on the day, when the agreement already has the new price', () => {
    expect(notice(month(110), month(110), { dato: TODAY })?.price).toMatchObject({
      nowOre: null,
      newOre: 110,
      differenceOre: null,
    });
    expect(notice(month(100), month(110), { dato: TODAY })?.price?.differenceOre).toBe(10);
  });
});

describe('the notice of a renewal', () => {
  test.each(STANDINGS)('is given for %s only if the agreement continues', (standing) => {
    const details = { hovedforfall: '2026-12-24', renewal: { ...month(1), reasons: [] } };
    const given = renewalNotice({ ...month(1), standing }, details, TODAY);
    expect(given !== null).toBe(standing === 'IN_FORCE' || standing === 'RENEWING');
  });

  test.each<[string, { dato?: string; hovedforfall?: string }, string | null]>([
    ['its own day', { dato: '2026-12-24', hovedforfall: '2027-01-01' }, '2026-12-24'],
    ['today', { dato: TODAY }, TODAY],
    ['the main renewal if it has no day', { hovedforfall: '2027-01-01' }, '2027-01-01'],
    [
      'nothing after its day, also with a later main renewal',
      { dato: '2026-11-22', hovedforfall: '2027-11-22' },
      null,
    ],
    ['nothing without a day', {}, null],
    ['nothing after the main renewal', { hovedforfall: '2026-11-22' }, null],
  ])('has %s', (_what, { dato, hovedforfall }, date) => {
    const details = { hovedforfall, renewal: { ...month(1), dato, reasons: [] } };
    const given = renewalNotice({ ...month(1), standing: 'IN_FORCE' }, details, TODAY);
    expect(given?.date ?? null).toBe(date);
  });

  test('is absent without terms', () => {
    expect(
      renewalNotice({ ...month(1), standing: 'IN_FORCE' }, { hovedforfall: '2027-01-01' }, TODAY),
    ).toBeNull();
  });

  test('has the deadline, also a past one', () => {
    expect(notice(NONE, NONE)?.deadline).toBeNull();
    expect(notice(NONE, NONE, { endringsfrist: '2026-11-01' })?.deadline).toBe('2026-11-01');
  });

  test('keeps the reasons of the customer, of everyone and of other kinds apart, without empty ones', () => {
    const reasons = [
      { slag: 'GENERELL', tekst: 'Alt er dyrere', amountOre: 100 },
      { slag: 'DIN', tekst: ' Du har flyttet ', amountOre: -50 },
      { slag: 'DIN', tekst: ' ', amountOre: 5 },
      { slag: 'DIN', amountOre: 5 },
      { slag: 'RABATT', tekst: 'Rabatt', amountOre: 0 },
      { tekst: 'Uten slag', amountOre: null },
    ];
    expect(notice(NONE, NONE, { reasons })?.reasons).toEqual({
      own: [{ text: 'Du har flyttet', yearlyOre: -50 }],
      general: [{ text: 'Alt er dyrere', yearlyOre: 100 }],
      other: [
        { text: 'Rabatt', yearlyOre: null },
        { text: 'Uten slag', yearlyOre: null },
      ],
    });
  });
});

const from = (fra: string | undefined, prices: Prices) => ({ fra, ...prices });
const yearsOf = (history: ReturnType<typeof from>[], now: Prices = NONE) =>
  priceYears(history, { ...now, standing: 'IN_FORCE' }, TODAY)?.years.map(({ year: each, ore, isNow }) =>
    [each, ore ?? '–', ...(isNow ? ['now'] : [])].join(' '),
  ) ?? null;

describe('the prices of the years', () => {
  test.each<[string, ReturnType<typeof from>[], Prices, string[] | null]>([
    [
      'are sorted',
      [from('2026-01-01', month(3)), from('2024-01-01', month(1)), from('2025-01-01', month(2))],
      month(3),
      ['2024 1', '2025 2', '2026 3 now'],
    ],
    [
      'are the last five',
      [2019, 2020, 2021, 2022, 2023, 2024, 2025].map((each) => from(`${each}-12-24`, month(each))),
      month(2025),
      ['2021 2021', '2022 2022', '2023 2023', '2024 2024', '2025 2025 now'],
    ],
    [
      'have gaps',
      [from('2022-01-01', month(1)), from('2025-01-01', month(2))],
      month(2),
      ['2022 1', '2023 –', '2024 –', '2025 2 now'],
    ],
    [
      'do not reach further back than five years over a gap',
      [from('2019-01-01', month(1)), from('2026-01-01', month(2))],
      month(2),
      null,
    ],
    [
      'have the last of several in a year',
      [from('2025-06-01', month(2)), from('2025-01-01', month(1)), from('2026-01-01', month(3))],
      month(3),
      ['2025 2', '2026 3 now'],
    ],
    [
      'have the last of equal dates',
      [from('2025-01-01', month(1)), from('2025-01-01', month(2)), from('2026-01-01', month(3))],
      month(3),
      ['2025 2', '2026 3 now'],
    ],
    [
      'leave out prices that have not begun',
      [from('2025-01-01', month(1)), from('2026-01-01', month(2)), from('2026-12-24', month(9))],
      month(2),
      ['2025 1', '2026 2 now'],
    ],
    [
      'have one that begins today, and one of 0',
      [from('2025-01-01', month(0)), from(TODAY, month(2))],
      NONE,
      ['2025 0', '2026 2'],
    ],
    [
      'leave out parts',
      [
        from(undefined, month(9)),
        from('2024-01-01', NONE),
        from('2025-01-01', month(1)),
        from('2026-01-01', month(2)),
      ],
      month(2),
      ['2025 1', '2026 2 now'],
    ],
    [
      'add the price today to an old history',
      [from('2024-01-01', month(1)), from('2025-01-01', month(2))],
      month(3),
      ['2024 1', '2025 2', '2026 3 now'],
    ],
    [
      'replace a price of this year that is not the price today',
      [from('2025-01-01', month(1)), from('2026-01-01', month(2))],
      month(3),
      ['2025 1', '2026 3 now'],
    ],
    [
      'stay as they are if the price today is unknown',
      [from('2024-01-01', month(1)), from('2025-01-01', month(2))],
      NONE,
      ['2024 1', '2025 2'],
    ],
    [
      'are per year if one has no month',
      [from('2025-01-01', year(100)), from('2026-01-01', month(10))],
      month(10),
      ['2025 100', '2026 120 now'],
    ],
    [
      'are per year if the price today has no month',
      [from('2025-01-01', both(10)), from('2026-01-01', both(11))],
      year(132),
      ['2025 120', '2026 132 now'],
    ],
    ['are nothing if only one is known', [from('2026-01-01', month(1))], month(1), null],
    [
      'are nothing if all are 0',
      [from('2025-01-01', month(0)), from('2026-01-01', month(0))],
      month(0),
      null,
    ],
    ['are nothing without a history', [], month(1), null],
  ])('%s', (_what, history, now, expected) => {
    expect(yearsOf(history, now)).toEqual(expected);
  });

  test('are not shown for an agreement that has ended', () => {
    const history = [from('2025-01-01', month(1)), from('2026-01-01', month(2))];
    expect(priceYears(history, { ...month(2), standing: 'ENDED' }, TODAY)).toBeNull();
  });

  test('are at most five consecutive years up to today, and end with the price today, for any history', () => {
    const price = fc.option(fc.integer({ min: 0, max: 99 }));
    const entry = fc.record({
      fra: fc.option(
        fc.constantFrom('2019-05-01', '2023-01-01', '2024-02-29', '2025-12-24', '2026-11-23', '2027-01-01'),
        { nil: undefined },
      ),
      monthlyOre: price,
      yearlyOre: price,
    });
    fc.assert(
      fc.property(fc.array(entry), price, price, (history, monthlyOre, yearlyOre) => {
        const prices = priceYears(history, { monthlyOre, yearlyOre, standing: 'IN_FORCE' }, TODAY);
        if (!prices) return;
        const { years } = prices;
        expect(years.length).toBeLessThanOrEqual(5);
        years.forEach(({ year: each }, index) => {
          expect(Number(each)).toBe(Number(years[0]?.year) + index);
        });
        expect(Number(years.at(-1)?.year)).toBeLessThanOrEqual(2026);
        expect(years.filter(({ isNow }) => isNow)).toHaveLength(
          monthlyOre === null && yearlyOre === null ? 0 : 1,
        );
        expect(years.at(-1)?.ore).not.toBeNull();
        expect(years[0]?.ore).not.toBeNull();
      }),
    );
  });
});
