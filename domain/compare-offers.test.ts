import { expect, test } from 'vitest';
import { type Compared, comparisonOf } from './compare-offers.ts';

const cover = (navn: string, fields: object = {}) => ({ navn, sumOre: null, deductibleOre: null, ...fields });
const compared = (
  yearlyOre: number | null,
  coverages: ReturnType<typeof cover>[] | null,
  deductibleOre: number | null = null,
  more: Partial<Compared> = {},
): Compared => ({
  monthlyOre: null,
  yearlyOre,
  details: coverages && { deductibleOre, coverages },
  ...more,
});
const coversOf = (today: Compared | null, offers: Compared[]) =>
  comparisonOf(today, offers).covers.map(({ name, cells, isSame }) => [
    name,
    ...cells.map(({ isCovered, changes }) =>
      [
        isCovered,
        ...changes.map((each) => [each.kind, 'differenceOre' in each ? each.differenceOre : ''].join('')),
      ].join(' '),
    ),
    isSame ? 'same' : 'different',
  ]);

test('compares the price of a year and the deductible with those of today', () => {
  const { yearly, deductible } = comparisonOf(compared(820800, [], 600000), [
    compared(657600, [], 800000),
    compared(820800, [], 600000),
    compared(null, null),
    compared(900000, [], 400000, { packageOffers: [{ monthlyOre: null, yearlyOre: 100 }] }),
  ]);
  expect(yearly).toEqual([
    { ore: 820800, differenceOre: null },
    { ore: 657600, differenceOre: -163200 },
    { ore: 820800, differenceOre: null },
    { ore: null, differenceOre: null },
    { ore: 900100, differenceOre: null },
  ]);
  expect(deductible?.map(({ differenceOre }) => differenceOre)).toEqual([null, 200000, null, null, -200000]);
  const withoutAmounts = comparisonOf(compared(null, null), [compared(657600, [], 800000)]);
  expect(withoutAmounts.yearly[1]).toEqual({ ore: 657600, differenceOre: null });
  expect(withoutAmounts.deductible?.[1]).toEqual({ ore: 800000, differenceOre: null });
});

test('has no differences without an insurance today, and no row without a deductible', () => {
  const { yearly, deductible, covers } = comparisonOf(null, [
    compared(100, [cover('Kasko')]),
    compared(200, [cover('Kasko', { inkludert: false })]),
  ]);
  expect(yearly.map(({ differenceOre }) => differenceOre)).toEqual([null, null]);
  expect(deductible).toBeNull();
  expect(covers[0]?.cells.map(({ isCovered, changes }) => [isCovered, changes])).toEqual([
    [true, []],
    [false, []],
  ]);
});

test('says for each cover what is new, lost, higher, lower or in other words', () => {
  const today = compared(1, [
    cover('Ansvar'),
    cover('Kasko', { deductibleOre: 600 }),
    cover('Veihjelp', { beskrivelse: 'I Europa' }),
    cover('Leiebil', { inkludert: false }),
    cover('Bagasje', { sumOre: 100 }),
    cover('Glass', { sumOre: 100 }),
    cover('Reise', { sumOre: 300 }),
    cover('Tyveri', { deductibleOre: 600 }),
  ]);
  const offer = compared(1, [
    cover('Ansvar'),
    cover('Kasko', { deductibleOre: 400 }),
    cover('Veihjelp', { beskrivelse: 'I Norge' }),
    cover('Leiebil'),
    cover('Motor'),
    cover('Glass'),
    cover('Reise', { sumOre: 100 }),
    cover('Tyveri'),
  ]);
  expect(coversOf(today, [offer])).toEqual([
    ['Ansvar', 'true', 'true', 'same'],
    ['Kasko', 'true', 'true deductible-200', 'different'],
    ['Veihjelp', 'true', 'true other', 'different'],
    ['Leiebil', 'false', 'true new', 'different'],
    ['Bagasje', 'true', 'false lost', 'different'],
    ['Glass', 'true', 'true other', 'different'],
    ['Reise', 'true', 'true sum-200', 'different'],
    ['Tyveri', 'true', 'true other', 'different'],
    ['Motor', 'false', 'true new', 'different'],
  ]);
});

test('leaves covers open that a system does not give, and says nothing of them', () => {
  expect(coversOf(compared(1, [cover('Kasko')]), [compared(1, null), compared(1, [])])).toEqual([
    ['Kasko', 'true', '', '', 'different'],
  ]);
});

test('has descriptions only if they differ', () => {
  const described = (beskrivelse: string, fields: object = {}) =>
    compared(1, [cover('Veihjelp', { beskrivelse, ...fields })]);
  const descriptions = (one: string, other: string) =>
    comparisonOf(described(one), [described(other)]).covers[0]?.cells.map(({ description }) => description);
  expect(descriptions('I Norge', 'I Norge')).toEqual([null, null]);
  expect(descriptions('I Norge', 'I Europa')).toEqual(['I Norge', 'I Europa']);
  const lost = comparisonOf(described('I Norge'), [described('I Europa', { inkludert: false })]).covers[0];
  expect(lost?.cells.map(({ description }) => description)).toEqual([null, null]);
});

test('does not call a cover lost or new if one of today’s can’t be read', () => {
  const today = compared(1, [cover('Ansvar')], null, { uleselig: ['avtaleDetaljer.dekninger'] });
  expect(coversOf(today, [compared(1, [cover('Leiebil')])])).toEqual([
    ['Ansvar', 'true', 'false lost', 'different'],
    ['Leiebil', '', 'true', 'different'],
  ]);
});
