import { describe, expect, test } from 'vitest';
import type { DetailedCustomerAgreementInOre } from '../../contract/in-ore.ts';
import { fontRuns } from '../platform/pdf/fonts.ts';
import { type Confirmation, type ConfirmationOptions, confirmationOf } from './confirmation.ts';

const AGREEMENT: DetailedCustomerAgreementInOre = {
  policyNumber: '7',
  name: 'Bilforsikring',
  productType: 'BIL',
  systemSource: 'NICE',
  standing: 'IN_FORCE',
  monthlyOre: 68_450,
  yearlyOre: null,
  details: null,
};
const TO_END = { avtaleStatusDescription: 'Til Annullasjon' };
const OPTIONS = {
  language: 'nb',
  insurer: 'Selskapet',
  holder: { name: 'Kari Nordmann', birthDate: '1990-01-01' },
  isOwnInsurer: true,
  contact: { name: 'Banken', phone: '22000000', email: 'hei@banken.eksempel', emergencyPhone: '81500000' },
  check: { code: '7KQ4M2XD9TRB', address: 'https://banken.eksempel/kontroll' },
  today: '2026-11-22',
} as const;

function expectConfirmation(confirmation: Confirmation | null): Confirmation {
  if (!confirmation) throw new Error('the agreement is not confirmed');
  return confirmation;
}

const confirmation = (
  fields: Partial<DetailedCustomerAgreementInOre>,
  options: Partial<ConfirmationOptions> = {},
) => expectConfirmation(confirmationOf({ ...AGREEMENT, ...fields }, { ...OPTIONS, ...options }));
const valueIn = (fields: Partial<DetailedCustomerAgreementInOre>, name: string) =>
  confirmation(fields).rows.find((row) => row.name === name)?.value;

describe('confirmationOf', () => {
  test('leaves out fields that the system does not give', () => {
    expect(confirmation({}).rows.map(({ name }) => name)).toEqual([
      'Navn',
      'Fødselsdato',
      'Forsikring',
      'Avtalenummer',
      'Pris',
      'Kontakt',
      'Nødhjelp',
    ]);
    expect(confirmation({}).sections).toEqual([]);
  });

  test.each([
    ['1 000 000 kr', undefined],
    ['Kr\u00a0600.000,-', undefined],
    ['600 000 kroner', undefined],
    ['EL 04821', 'EL 04821'],
    ['81034190', '81034190'],
    ['Liv, 600 000 kr', 'Liv, 600 000 kr'],
  ])('a description that is only an amount is not what is insured: %s', (description, expected) => {
    expect(valueIn({ description }, 'Det som er forsikret')).toBe(expected);
  });

  test('prefers the yearly price to the monthly price, and leaves out an unknown price', () => {
    expect(valueIn({}, 'Pris')).toBe('684,50\u00a0kr i måneden');
    expect(valueIn({ yearlyOre: 821_400 }, 'Pris')).toBe('8\u00a0214\u00a0kr i året');
    expect(valueIn({ monthlyOre: null }, 'Pris')).toBeUndefined();
    expect(valueIn({ yearlyOre: 0 }, 'Pris')).toBe('684,50\u00a0kr i måneden');
  });

  test.each([
    ['nb', '1\u00a0234\u00a0567,50\u00a0kr i året', '1. januar 2027'],
    ['nn', '1\u00a0234\u00a0567,50\u00a0kr i året', '1. januar 2027'],
    ['en', 'NOK\u00a01,234,567.50 per year', '1 January 2027'],
  ] as const)('writes amounts and dates in the format of %s', (language, price, day) => {
    const details = { hovedforfall: '2027-01-01', insuredOre: null, deductibleOre: null, coverages: [] };
    const { rows } = confirmation({ yearlyOre: 123_456_750, details }, { language });
    expect(rows.map(({ value }) => value)).toEqual(expect.arrayContaining([price, day]));
  });

  test('names the renewal unless the agreement ends', () => {
    const details = { hovedforfall: '2027-01-01', insuredOre: null, deductibleOre: null, coverages: [] };
    expect(valueIn({ details, endDate: '2026-12-31' }, 'Fornyes')).toBe('1. januar 2027');
    const ending = { details, standing: 'ENDING', ...TO_END, endDate: '2026-12-31' } as const;
    expect(valueIn(ending, 'Fornyes')).toBeUndefined();
  });

  const BEGUN = { gjelderFra: '2025-01-01', insuredOre: null, deductibleOre: null, coverages: [] };
  const RENEWED = { ...BEGUN, hovedforfall: '2027-01-01' };
  test.each<[string, Partial<DetailedCustomerAgreementInOre>, string | undefined]>([
    ['first day and renewal', { details: RENEWED }, '1. januar 2025 – 31. desember 2026'],
    ['first day', { details: BEGUN }, 'fra 1. januar 2025'],
    ['first day and the end of a period', { details: BEGUN, endDate: '2026-12-31' }, 'fra 1. januar 2025'],
    [
      'end',
      { standing: 'ENDING', ...TO_END, endDate: '2026-12-01', details: RENEWED },
      '1. januar 2025 – 1. desember 2026',
    ],
    [
      'end without a first day',
      { standing: 'ENDING', ...TO_END, endDate: '2026-12-01' },
      'til 1. desember 2026',
    ],
    ['nothing', {}, undefined],
  ])('has the period of an agreement with %s', (_known, fields, period) => {
    expect(valueIn(fields, 'Periode')).toBe(period);
  });

  test('confirms no insurance that was cancelled with a last day before its first day', () => {
    const cancelled = { standing: 'ENDING', ...TO_END, endDate: '2026-12-01' } as const;
    const from = (gjelderFra: string) => ({ ...AGREEMENT, ...cancelled, details: { ...BEGUN, gjelderFra } });
    expect(confirmationOf(from('2026-12-02'), OPTIONS)).toBe(null);
    expect(confirmationOf(from('2026-12-01'), OPTIONS)).not.toBe(null);
  });

  test('says how others check it, until when', () => {
    expect(confirmation({}).check).toEqual({
      heading: 'Kontroller bekreftelsen',
      rows: [
        { name: 'Kode', value: '7KQ4-M2XD-9TRB', systemText: 'nothing' },
        {
          name: 'Adresse',
          value: 'banken.eksempel/kontroll',
          systemText: 'nothing',
          link: 'https://banken.eksempel/kontroll?kode=7KQ4-M2XD-9TRB',
        },
      ],
      until:
        'Alle som har koden, kan kontrollere bekreftelsen uten å logge inn, til 20. februar 2027. Da ser de også om forsikringen fortsatt gjelder.',
    });
  });

  test.each<[string, Partial<DetailedCustomerAgreementInOre>, string[]]>([
    ['IN_FORCE', {}, ['Selskapet bekrefter at Kari Nordmann har denne forsikringen.']],
    [
      'IN_FORCE since today',
      { details: { ...BEGUN, gjelderFra: OPTIONS.today } },
      ['Selskapet bekrefter at Kari Nordmann har denne forsikringen.'],
    ],
    ['RENEWING', { standing: 'RENEWING' }, ['Selskapet bekrefter at Kari Nordmann har denne forsikringen.']],
    [
      'ENDING',
      { standing: 'ENDING', ...TO_END, endDate: '2026-12-31' },
      [
        'Selskapet bekrefter at Kari Nordmann har denne forsikringen.',
        'Forsikringen gjelder til og med 31. desember 2026.',
      ],
    ],
    [
      'ENDING before it begins',
      {
        standing: 'ENDING',
        ...TO_END,
        endDate: '2027-02-01',
        details: { gjelderFra: '2027-01-15', insuredOre: null, deductibleOre: null, coverages: [] },
      },
      [
        'Selskapet bekrefter at Kari Nordmann har avtalt denne forsikringen.',
        'Forsikringen gjelder fra 15. januar 2027.',
        'Forsikringen gjelder til og med 1. februar 2027.',
      ],
    ],
    [
      'ENDING without a date',
      { standing: 'ENDING', ...TO_END },
      ['Selskapet bekrefter at Kari Nordmann har denne forsikringen.', 'Forsikringen er sagt opp.'],
    ],
    [
      'TEMPORARY',
      { standing: 'TEMPORARY' },
      [
        'Selskapet bekrefter at Kari Nordmann har denne forsikringen.',
        'Forsikringen gjelder midlertidig mens søknaden blir behandlet.',
      ],
    ],
    [
      'NOT_STARTED',
      {
        standing: 'NOT_STARTED',
        details: { gjelderFra: '2027-01-15', insuredOre: null, deductibleOre: null, coverages: [] },
      },
      [
        'Selskapet bekrefter at Kari Nordmann har avtalt denne forsikringen.',
        'Forsikringen gjelder fra 15. januar 2027.',
      ],
    ],
  ])('explains the standing of an agreement that is %s', (_standing, fields, paragraphs) => {
    expect(confirmation(fields).paragraphs).toEqual(paragraphs);
  });

  test('confirms the insurance of a customer without a known name', () => {
    const { paragraphs } = confirmation({}, { holder: { name: '', birthDate: null } });
    expect(paragraphs).toEqual(['Selskapet bekrefter at kunden har denne forsikringen.']);
  });

  test('says that its list of covers lacks those that can’t be read', () => {
    const missing = 'Oversikten over hva forsikringen dekker, er ikke fullstendig.';
    expect(confirmation({}).paragraphs).not.toContain(missing);
    expect(confirmation({ uleselig: ['avtaleDetaljer.dekninger'] }).paragraphs.at(-1)).toBe(missing);
  });

  test.each(['UNDER_REVIEW', 'WAITING', 'ENDED'] as const)(
    'does not confirm an agreement that is %s',
    (standing) => {
      expect(confirmationOf({ ...AGREEMENT, standing }, OPTIONS)).toBeNull();
    },
  );

  test('has the holder, the contact, the emergency number and a deductible of 0', () => {
    const details = { insuredOre: null, deductibleOre: 0, coverages: [] };
    expect(valueIn({ details }, 'Fødselsdato')).toBe('1. januar 1990');
    expect(valueIn({ details }, 'Kontakt')).toBe(
      'Banken, +47\u00a022\u00a000\u00a000\u00a000, hei@banken.eksempel',
    );
    expect(valueIn({ details }, 'Nødhjelp')).toBe('+47\u00a0815\u00a000\u00a0000');
    expect(valueIn({ details }, 'Egenandel')).toBe('0\u00a0kr');
  });

  test.each([
    ['nb', 'Formidlet av'],
    ['nn', 'Formidla av'],
    ['en', 'Arranged by'],
  ] as const)('says in %s that the contact is not the insurer: %s', (language, label) => {
    const { rows } = confirmation({}, { language, isOwnInsurer: false });
    expect(rows.find(({ value }) => value.startsWith('Banken, '))?.name).toBe(label);
  });

  test('names the product, covers and facts in its language', () => {
    const details = {
      insuredOre: null,
      deductibleOre: null,
      coverages: [
        { navn: 'Kasko', sumOre: null, deductibleOre: 600_000 },
        { navn: 'Ukjent dekning', sumOre: null, deductibleOre: null },
        { navn: 'Annen dekning', sumOre: 10_000, deductibleOre: null },
      ],
      opplysninger: [
        { navn: 'Registreringsnummer', verdi: 'EL 04821' },
        { navn: 'Farge', verdi: 'rød' },
      ],
    };
    const { rows, sections } = confirmation({ details }, { language: 'en' });
    const named = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
    expect(named).toMatchObject({
      Insurance: 'Car insurance',
      'Name of the policy': 'Bilforsikring',
      'Registration number': 'EL 04821',
      Farge: 'rød',
    });
    expect(sections[0]?.lines).toEqual([
      { text: 'Own damage (comprehensive) (excess NOK\u00a06,000)' },
      { text: 'Ukjent dekning', lang: 'nb' },
      { text: 'Annen dekning (up to NOK\u00a0100)', lang: 'nb' },
    ]);
    expect(rows.find(({ name }) => name === 'Registration number')?.systemText).toBe('value');
    expect(rows.find(({ name }) => name === 'Farge')?.systemText).toBe('both');
    expect(valueIn({ productType: 'NYTT' }, 'Forsikring')).toBe('Bilforsikring');
  });

  test.each(['constructor', '__proto__', 'toString'])(
    'names what a system calls %s as the system does',
    (name) => {
      const nothing = { sumOre: null, insuredOre: null, deductibleOre: null };
      const coverages = [{ navn: name, ...nothing }];
      const details = { ...nothing, coverages, opplysninger: [{ navn: name, verdi: '1' }] };
      const { rows, sections } = confirmation({ productType: name, details });
      expect(rows).toContainEqual({ name: 'Forsikring', value: 'Bilforsikring', systemText: 'value' });
      expect(rows).toContainEqual({ name, value: '1', systemText: 'both' });
      expect(sections).toMatchObject([{ lines: [{ text: name, lang: 'nb' }] }]);
    },
  );

  test('lists coverages with their amounts, and exclusions in their own section', () => {
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
          { text: 'Kasko (egenandel 6\u00a0000\u00a0kr): Skade på bilen.', lang: 'nb' },
          { text: 'Bagasje (inntil 10\u00a0000\u00a0kr, egenandel 500\u00a0kr)' },
        ],
      },
      { heading: 'Dette er ikke dekket', lines: [{ text: 'Leiebil' }] },
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
])('fontRuns splits %j into the fonts that have its letters', (text, runs) => {
  expect(fontRuns(text, 'regular').map((run) => [run.text, run.font])).toEqual(runs);
});
