import { describe, expect, test } from 'vitest';
import type { DetailedCustomerAgreementInOre, InvoiceInOre, OfferInOre } from '../../contract/in-ore.ts';
import type { Standing } from '../../domain/standing.ts';
import type { Language } from '../../texts/languages.ts';
import type { Dated } from '../standing/coming-dates.ts';
import { calendarEntries } from './calendar-dates.ts';
import { icalendar } from './icalendar.ts';

const TODAY = '2026-11-22';
const NONE: Dated = { agreements: [], offers: [], invoices: [] };
const prices = { monthlyOre: null, yearlyOre: null };
const thing = { policyNumber: '7', name: 'Bilforsikring', productType: 'BIL', systemSource: 'NICE' } as const;
const details = { hovedforfall: '2027-01-01', insuredOre: null, deductibleOre: null, coverages: [] };
const agreement: DetailedCustomerAgreementInOre = { ...thing, ...prices, details, standing: 'IN_FORCE' };
const offer: OfferInOre = {
  ...thing,
  ...prices,
  tfaMonthlyOre: null,
  packageOffers: null,
  expirationDate: TODAY,
};
const invoice: InvoiceInOre = {
  id: '1',
  systemSource: 'NICE',
  forfallsdato: '2026-12-15',
  amountOre: 46_250,
  status: 'KOMMENDE',
};

const keys = (dated: Partial<Dated>) =>
  calendarEntries({ ...NONE, ...dated }, TODAY, 'nb').map(({ key }) => key);
const titles = (dated: Partial<Dated>, language: Language = 'nb') =>
  calendarEntries({ ...NONE, ...dated }, TODAY, language).map(({ date, title }) => `${date} ${title}`);

describe('calendarEntries', () => {
  test('returns renewals, invoices and offers in order, from today on', () => {
    expect(titles({ agreements: [agreement], offers: [offer], invoices: [invoice] })).toEqual([
      '2026-11-22 Tilbudet utløper: Bilforsikring',
      '2026-12-15 Betal forsikring: 462,50\u00a0kr',
      '2027-01-01 Bilforsikring fornyes',
    ]);
  });

  test('uses the customer’s language', () => {
    expect(titles({ agreements: [agreement], invoices: [{ ...invoice, amountOre: 123_450 }] }, 'en')).toEqual(
      ['2026-12-15 Pay for insurance: NOK\u00a01,234.50', '2027-01-01 Bilforsikring renews'],
    );
    expect(titles({ agreements: [agreement] }, 'nn')).toEqual(['2027-01-01 Bilforsikring blir fornya']);
  });

  test.each<[Standing, string[]]>([
    ['IN_FORCE', ['2027-01-01 Bilforsikring fornyes']],
    ['RENEWING', ['2027-01-01 Bilforsikring fornyes']],
    ['ENDING', ['2026-12-31 Bilforsikring slutter å gjelde']],
    ['NOT_STARTED', ['2026-12-01 Bilforsikring begynner å gjelde']],
    ['UNDER_REVIEW', []],
    ['WAITING', []],
    ['TEMPORARY', []],
    ['ENDED', []],
  ])('has the date of an agreement that is %s', (standing, expected) => {
    const dated = {
      ...agreement,
      standing,
      avtaleStatusDescription: 'Til Annullasjon',
      endDate: '2026-12-31',
      details: { ...details, gjelderFra: '2026-12-01' },
    };
    expect(titles({ agreements: [dated] })).toEqual(expected);
    expect(keys({ agreements: [dated] })).toEqual(expected.map(() => 'avtale NICE 7'));
  });

  test('ignores the end of a period', () => {
    expect(titles({ agreements: [{ ...agreement, endDate: '2026-12-31' }] })).toEqual([
      '2027-01-01 Bilforsikring fornyes',
    ]);
  });

  test('has the description of an agreement, and the KID of an invoice', () => {
    const dated = {
      agreements: [{ ...agreement, description: 'Volvo' }],
      invoices: [{ ...invoice, kid: '1' }],
    };
    const entries = calendarEntries({ ...NONE, ...dated, offers: [offer] }, TODAY, 'nb');
    expect(entries.map(({ key, text }) => [key, text])).toEqual([
      ['tilbud NICE 7', undefined],
      ['faktura NICE 1', 'KID 1'],
      ['avtale NICE 7', 'Volvo'],
    ]);
  });

  test('leaves out offers that no screen shows', () => {
    expect(titles({ offers: [{ ...offer, productType: 'LIVSFORSIKRING' }] })).toEqual([]);
  });

  test.each([
    ['BETALT', []],
    ['KREDITERT', []],
    ['FORFALT', ['2026-12-15 Betal forsikring: 462,50\u00a0kr']],
    ['AVTALEGIRO', ['2026-12-15 Forsikring trekkes med AvtaleGiro: 462,50\u00a0kr']],
  ])('returns the date of an invoice that is %s', (status, entries) => {
    expect(titles({ invoices: [{ ...invoice, status }] })).toEqual(entries);
    expect(keys({ invoices: [{ ...invoice, status }] })).toEqual(entries.map(() => 'faktura NICE 1'));
  });

  test('leaves out past dates and items without a date', () => {
    const { expirationDate: _none, ...undated } = offer;
    const past = { ...agreement, details: { ...details, hovedforfall: '2026-11-21' } };
    expect(titles({ agreements: [past, { ...agreement, details: null }], offers: [undated] })).toEqual([]);
  });
});

describe('icalendar', () => {
  const about = { name: 'Forsikring', now: Date.UTC(2026, 10, 22, 9, 30) };
  const entry = { key: 'avtale NICE 7', date: '2026-12-31', title: 'Bil, båt; og \\ hus' };
  const lines = (text: string) => text.split('\r\n');

  test('has whole days, escaped texts and a timestamp', () => {
    const text = lines(icalendar([{ ...entry, text: 'linje\nto' }], { ...about, secret: 'x' }));
    expect(text.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(text).toContain('METHOD:PUBLISH');
    expect(text).toEqual(
      expect.arrayContaining([
        'DTSTAMP:20261122T093000Z',
        'DTSTART;VALUE=DATE:20261231',
        'DTEND;VALUE=DATE:20270101',
        'SUMMARY:Bil\\, båt\\; og \\\\ hus',
        'DESCRIPTION:linje\\nto',
      ]),
    );
    expect(text.slice(-2)).toEqual(['END:VCALENDAR', '']);
  });

  test('has no end on the last day that iCalendar can write', () => {
    const text = icalendar([{ ...entry, date: '9999-12-31' }], { ...about, secret: 'x' });
    expect(text).toContain('DTSTART;VALUE=DATE:99991231\r\n');
    expect(text).not.toContain('DTEND');
  });

  test('folds lines after at most 75 bytes, never within a letter', () => {
    const title = 'ÆØÅ 🚗'.repeat(40);
    const text = icalendar([{ ...entry, title }], { ...about, secret: 'x' });
    for (const line of lines(text)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(lines(text).filter((line) => line.startsWith(' '))).toHaveLength(6);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
  });

  test('gives an entry an opaque id that is stable and differs between customers', () => {
    const idOf = (secret: string, date = entry.date) =>
      /UID:(.+)/.exec(icalendar([{ ...entry, date }], { ...about, secret }))?.[1];
    expect(idOf('x')).toBe(idOf('x', '2027-05-17'));
    expect(idOf('x')).not.toBe(idOf('y'));
    expect(idOf('x')).toMatch(/^[0-9a-f]{32}@forsikringsoversikt\r?$/);
  });
});
