import { describe, expect, test } from 'vitest';
import type {
  ClaimInOre,
  DetailedCustomerAgreementInOre,
  InvoiceInOre,
  OfferInOre,
} from '../../contract/in-ore.ts';
import { type SummarizedLists, toSummary } from './summary.ts';

const TODAY = '2026-12-01';
const all = <Item>(items: Item[], complete = true) => ({ items, complete, missing: [] });
const NOTHING: SummarizedLists = { avtaler: all([]), tilbud: all([]), fakturaer: all([]), skader: all([]) };

const invoice = (id: string, forfallsdato: string, status: string): InvoiceInOre => ({
  id,
  forfallsdato,
  status,
  systemSource: 'NICE',
  amountOre: 10_050,
});
const claim = (id: string, status: string, meldtDato: string): ClaimInOre => ({
  id,
  status,
  meldtDato,
  systemSource: 'NICE',
  skadenummer: id,
  tittel: `Skade ${id}`,
  paidOre: null,
});
const agreement = (policyNumber: string, hovedforfall: string) =>
  ({
    policyNumber,
    name: 'Bilforsikring',
    productType: 'BIL',
    systemSource: 'NICE',
    standing: 'IN_FORCE',
    details: { hovedforfall },
  }) as DetailedCustomerAgreementInOre;
const NO_DETAILS = { insuredOre: null, deductibleOre: null, coverages: [] };
const ending = (policyNumber: string, endDate: string, description: string) => ({
  ...agreement(policyNumber, '2027-05-01'),
  standing: 'ENDING' as const,
  avtaleStatusDescription: 'Til Annullasjon',
  endDate,
  description,
});

const summaryOf = (lists: Partial<SummarizedLists>) => toSummary({ ...NOTHING, ...lists }, TODAY);

describe('toSummary', () => {
  test('returns an empty summary for empty lists', () => {
    expect(summaryOf({})).toEqual({
      nextPayment: null,
      unpaid: null,
      comingDates: [],
      skader: [],
      flereSkader: 0,
      slutter: [],
      flereSlutter: 0,
      mangler: [],
      systemSourceError: false,
    });
  });

  test('returns the next five dates, and the next payment also by itself', () => {
    const invoices = [
      invoice('second', '2026-12-20', 'AVTALEGIRO'),
      invoice('next', '2026-12-15', 'KOMMENDE'),
      invoice('unpaid', '2026-11-15', 'KOMMENDE'),
      invoice('unpaid too', '2026-11-01', 'FORFALT'),
      invoice('not confirmed', '2026-11-20', 'AVTALEGIRO'),
      invoice('paid', '2026-12-02', 'BETALT'),
    ];
    const agreements = ['02', '03', '04', '05', '06'].map((day) => agreement(day, `2026-12-${day}`));
    const summary = summaryOf({ fakturaer: all(invoices), avtaler: all(agreements) });
    expect(summary.nextPayment).toEqual({ forfallsdato: '2026-12-15', amountOre: 10_050, avtalegiro: false });
    expect(summary.unpaid).toEqual({ antall: 2, forfallsdato: '2026-11-01', amountOre: 20_100 });
    expect(summary.comingDates.map(({ dato }) => dato.slice(-2))).toEqual(['02', '03', '04', '05', '06']);
    const few = summaryOf({ fakturaer: all(invoices), avtaler: all(agreements.slice(0, 1)) });
    expect(few.comingDates.map(({ slag, dato }) => `${dato} ${slag}`)).toEqual([
      '2026-12-02 FORNYES',
      '2026-12-15 FAKTURA',
      '2026-12-20 AVTALEGIRO',
    ]);
    expect(few.comingDates.slice(0, 2)).toEqual([
      {
        dato: '2026-12-02',
        slag: 'FORNYES',
        systemSource: 'NICE',
        navn: 'Bilforsikring',
        policyNumber: '02',
        amountOre: null,
      },
      { dato: '2026-12-15', slag: 'FAKTURA', amountOre: 10_050 },
    ]);
  });

  test('names five claims that wait for the customer and three others, and counts the rest', () => {
    const claims = [
      claim('paid', 'UTBETALT', '2026-11-30'),
      ...['1', '2', '3', '4'].map((day) => claim(`open ${day}`, 'MOTTATT', `2026-11-0${day}`)),
      claim('unknown', 'OVERSENDT', '2026-06-01'),
      ...['1', '2', '3', '4', '5', '6'].map((day) => claim(day, 'VENTER_PAA_DEG', `2026-02-0${day}`)),
    ];
    const { skader, flereSkader, skaderSomVenter } = summaryOf({ skader: all(claims) });
    expect(skader.map(({ id }) => id)).toEqual(['6', '5', '4', '3', '2', 'open 4', 'open 3', 'open 2']);
    expect([flereSkader, skaderSomVenter]).toEqual([3, 6]);
  });

  test('has claims of one day in the order of the list of claims', () => {
    const ofOneDay = (status: string) =>
      ['3', '1', '2'].map((id) => claim(`${status} ${id}`, status, '2026-11-01'));
    const claims = [...ofOneDay('MOTTATT'), ...ofOneDay('VENTER_PAA_DEG')];
    const { skader } = summaryOf({ skader: all(claims) });
    expect(skader.map(({ id }) => id)).toEqual(
      ['VENTER_PAA_DEG', 'MOTTATT'].flatMap((status) =>
        ['1', '2', '3'].map((number) => `${status} ${number}`),
      ),
    );
  });

  test('puts a bill that the customer must pay before one that is collected on the same day', () => {
    const fakturaer = all([
      invoice('1', '2026-12-15', 'AVTALEGIRO'),
      { ...invoice('2', '2026-12-15', 'KOMMENDE'), amountOre: 20_000 },
    ]);
    const { nextPayment, comingDates } = summaryOf({ fakturaer });
    expect(nextPayment).toEqual({ forfallsdato: '2026-12-15', amountOre: 20_000, avtalegiro: false });
    expect(comingDates.map(({ slag }) => slag)).toEqual(['FAKTURA', 'AVTALEGIRO']);
    const collected = summaryOf({ fakturaer: all([invoice('1', '2026-12-15', 'AVTALEGIRO')]) });
    expect(collected.nextPayment?.avtalegiro).toBe(true);
  });

  test('names the object of insurances that begin and end, and leads to them', () => {
    const description = ' Volvo , EL 11111';
    const begins = { ...agreement('begins', ''), standing: 'NOT_STARTED' as const, description };
    const agreements = [
      { ...begins, details: { ...NO_DETAILS, gjelderFra: '2027-01-02' } },
      { ...ending('ends', '2027-01-01', description) },
    ];
    const about = { systemSource: 'NICE', navn: 'Bilforsikring', beskrivelse: 'Volvo', amountOre: null };
    expect(summaryOf({ avtaler: all(agreements) }).comingDates).toEqual([
      { ...about, dato: '2027-01-01', slag: 'SLUTTER', policyNumber: 'ends' },
      { ...about, dato: '2027-01-02', slag: 'BEGYNNER', policyNumber: 'begins' },
    ]);
  });

  test('names insurances that end within 30 days without a successor for the same object', () => {
    const agreements = [
      ending('later', '2026-12-31', 'Volvo, EL 11111'),
      ending('sold', '2026-12-15', 'Golf, EL 22222'),
      ending('soon', '2026-12-10', 'Tesla, EL 33333'),
      ending('far', '2027-01-01', 'Lada, EL 44444'),
      { ...agreement('after', '2027-05-01'), description: 'VW Golf, EL 22222' },
    ];
    const { slutter, flereSlutter } = summaryOf({ avtaler: all(agreements) });
    expect(slutter).toEqual([
      {
        systemSource: 'NICE',
        policyNumber: 'soon',
        navn: 'Bilforsikring',
        beskrivelse: 'Tesla',
        dato: '2026-12-10',
      },
      {
        systemSource: 'NICE',
        policyNumber: 'later',
        navn: 'Bilforsikring',
        beskrivelse: 'Volvo',
        dato: '2026-12-31',
      },
    ]);
    expect(flereSlutter).toBe(0);
  });

  test('names five insurances that end, and counts the rest', () => {
    const agreements = ['1', '2', '3', '4', '5', '6', '7'].map((day) =>
      ending(day, `2026-12-0${day}`, `Volvo, EL 1111${day}`),
    );
    const { slutter, flereSlutter } = summaryOf({ avtaler: all(agreements) });
    expect(slutter?.map(({ policyNumber }) => policyNumber)).toEqual(['1', '2', '3', '4', '5']);
    expect(flereSlutter).toBe(2);
  });

  test.each([
    ['RENEWING', true],
    ['NOT_STARTED', true],
    ['TEMPORARY', true],
    ['WAITING', false],
    ['UNDER_REVIEW', false],
  ] as const)('an insurance that is %s succeeds one that ends: %s', (standing, succeeds) => {
    const next = { ...agreement('next', '2027-05-01'), standing, description: 'Golf' };
    const { slutter } = summaryOf({ avtaler: all([ending('old', '2026-12-10', 'Golf'), next]) });
    expect(slutter).toHaveLength(succeeds ? 0 : 1);
  });

  test('an insurance that was cancelled with a last day before its first succeeds none', () => {
    const endingFrom = (policyNumber: string, endDate: string, gjelderFra: string) => ({
      ...ending(policyNumber, endDate, 'Golf, EL 22222'),
      details: { ...NO_DETAILS, gjelderFra },
    });
    const old = endingFrom('old', '2026-12-10', '2020-01-01');
    const namedBeside = (gjelderFra: string) =>
      summaryOf({ avtaler: all([old, endingFrom('new', '2027-03-01', gjelderFra)]) }).slutter?.map(
        ({ policyNumber }) => policyNumber,
      );
    expect(namedBeside('2027-03-01')).toEqual([]);
    expect(namedBeside('2027-03-02')).toEqual(['old']);
  });

  test('names five claims with files that did not arrive, latest first, and counts the rest', () => {
    const failed = (id: string, day: string, status = 'MOTTATT') => ({
      ...claim(id, status, `2026-11-${day}`),
      vedlegg: [{ id: 'v', navn: `${id}.jpg`, status: 'FEILET' }],
    });
    const claims = ['01', '02', '03', '04', '05', '06'].map((day) => failed(day, day));
    const { feiledeFiler, flereFeiledeFiler } = summaryOf({
      skader: all([...claims, failed('refused', '20', 'AVSLAATT')]),
    });
    expect(feiledeFiler?.map(({ fil }) => fil)).toEqual(['06.jpg', '05.jpg', '04.jpg', '03.jpg', '02.jpg']);
    expect(flereFeiledeFiler).toBe(1);
  });

  test('counts the failed files of a claim with several', () => {
    const vedlegg = ['a.jpg', 'b.jpg'].map((navn) => ({ id: navn, navn, status: 'FEILET' }));
    const { feiledeFiler } = summaryOf({
      skader: all([{ ...claim('1', 'MOTTATT', '2026-11-01'), vedlegg }]),
    });
    expect(feiledeFiler).toMatchObject([{ fil: 'a.jpg', antall: 2 }]);
  });

  test('has no offers among its dates', () => {
    const offer = { name: 'Bilforsikring', productType: 'BIL', expirationDate: '2026-12-03' } as OfferInOre;
    expect(summaryOf({ tilbud: all([offer]) }).comingDates).toEqual([]);
  });

  test('counts unread messages when the portal shows messages and some are unread', () => {
    const message = (id: string, lest?: boolean) => ({
      id,
      systemSource: 'NICE' as const,
      tittel: 'Brev',
      dato: '2026-11-01',
      ...(lest === undefined ? {} : { lest }),
    });
    const meldinger = all([message('1'), message('2', false), message('3', true)], false);
    expect(summaryOf({ meldinger })).toMatchObject({ ulesteMeldinger: 2, mangler: ['meldinger'] });
    expect(summaryOf({ meldinger: all([message('1')]) }).ulesteMeldinger).toBe(1);
    expect(summaryOf({ meldinger: all([message('3', true)]) })).not.toHaveProperty('ulesteMeldinger');
    expect(summaryOf({})).not.toHaveProperty('ulesteMeldinger');
  });

  test('names the incomplete lists', () => {
    const { mangler, systemSourceError } = summaryOf({ skader: all([], false), tilbud: all([], false) });
    expect([mangler, systemSourceError]).toEqual([['tilbud', 'skader'], true]);
    expect(summaryOf({ skader: all([], false) }).systemSourceError).toBe(true);
  });
});
