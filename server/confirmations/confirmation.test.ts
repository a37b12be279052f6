import { describe, expect, test } from 'vitest';
import type { DetailedAgreementInOre } from '../../contract/in-ore.ts';
import { fontRuns } from '../platform/pdf/fonts.ts';
import { type ConfirmationOptions, confirmationOf } from './confirmation.ts';

const AGREEMENT: DetailedAgreementInOre = {
  policyNumber: '7',
  name: 'Bilforsikring',
  productType: 'BIL',
  systemSource: 'NICE',
  monthlyOre: 68_450,
  yearlyOre: null,
  details: null,
};
const OPTIONS = {
  language: 'nb',
  insurer: 'Selskapet',
  customerName: 'Kari Nordmann',
  today: '2026-11-22',
} as const;

const confirmation = (fields: Partial<DetailedAgreementInOre>, options: Partial<ConfirmationOptions> = {}) =>
  confirmationOf({ ...AGREEMENT, ...fields }, { ...OPTIONS, ...options });
const valueIn = (fields: Partial<DetailedAgreementInOre>, name: string) =>
  confirmation(fields).rows.find((row) => row.name === name)?.value;

describe('confirmationOf', () => {
  test('what a system says nothing of is left out', () => {
    expect(confirmation({}).rows.map(({ name }) => name)).toEqual([
      'Forsikringstaker',
      'Forsikring',
      'Avtalenummer',
      'Pris',
    ]);
    expect(confirmation({}).sections).toEqual([]);
  });

  test('the price of a year comes before that of a month, and none is none', () => {
    expect(valueIn({}, 'Pris')).toBe('684,50\u00a0kr i måneden');
    expect(valueIn({ yearlyOre: 821_400 }, 'Pris')).toBe('8\u00a0214\u00a0kr i året');
    expect(valueIn({ monthlyOre: null }, 'Pris')).toBeUndefined();
  });

  test.each([
    ['nb', '1\u00a0234\u00a0567,50\u00a0kr i året', '1. januar 2027'],
    ['nn', '1\u00a0234\u00a0567,50\u00a0kr i året', '1. januar 2027'],
    ['en', 'NOK\u00a01,234,567.50 per year', '1 January 2027'],
  ] as const)('amounts and days are written as %s writes them', (language, price, day) => {
    const details = { hovedforfall: '2027-01-01', insuredOre: null, deductibleOre: null, coverages: [] };
    const { rows } = confirmation({ yearlyOre: 123_456_750, details }, { language });
    expect(rows.map(({ value }) => value)).toEqual(expect.arrayContaining([price, day]));
  });

  test('an agreement that ends is not renewed', () => {
    const details = { hovedforfall: '2027-01-01', insuredOre: null, deductibleOre: null, coverages: [] };
    expect(valueIn({ details }, 'Fornyes')).toBe('1. januar 2027');
    expect(valueIn({ details, endDate: '2026-12-31' }, 'Fornyes')).toBeUndefined();
    expect(valueIn({ details, endDate: '2026-12-31' }, 'Gjelder til')).toBe('31. desember 2026');
  });

  test.each(['PENDING', 'PROCESSING'] as const)(
    'one that is %s is declared as not in force',
    (avtaleStatus) => {
      expect(confirmation({ avtaleStatus }).paragraphs.at(-1)).toContain('ikke ferdig behandlet');
      expect(confirmation({ avtaleStatus: 'ACTIVE' }).paragraphs).toHaveLength(1);
    },
  );

  test('coverages stand with their amounts, apart from what is not covered', () => {
    const coverages = [
      { navn: 'Kasko', beskrivelse: 'Skade på bilen.', sumOre: null, deductibleOre: 600_000 },
      { navn: 'Bagasje', sumOre: 1_000_000, deductibleOre: 50_000 },
      { navn: 'Leiebil', inkludert: false, sumOre: null, deductibleOre: null },
    ];
    const { sections } = confirmation({ details: { insuredOre: null, deductibleOre: null, coverages } });
    expect(sections).toEqual([
      {
        heading: 'Dette er dekket',
        lines: [
          'Kasko (egenandel 6\u00a0000\u00a0kr): Skade på bilen.',
          'Bagasje (opptil 10\u00a0000\u00a0kr, egenandel 500\u00a0kr)',
        ],
      },
      { heading: 'Dette er ikke dekket', lines: ['Leiebil'] },
    ]);
  });
});

test.each([
  ['Kari', [['Kari', 'regular']]],
  [
    'Wałęsa',
    [
      ['Wa', 'regular'],
      ['łę', 'regular-ext'],
      ['sa', 'regular'],
    ],
  ],
  ['Æ Ø Å – «x» 1\u00a0kr', [['Æ Ø Å – «x» 1\u00a0kr', 'regular']]],
  ['a🚗b\u0000', [['a?b?', 'regular']]],
  ['', []],
])('%j is rendered in the fonts that have its letters', (text, runs) => {
  expect(fontRuns(text, 'regular').map((run) => [run.text, run.font])).toEqual(runs);
});
