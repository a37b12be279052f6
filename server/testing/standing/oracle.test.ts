import { describe, expect, test } from 'vitest';
import { isSameCover, isSameObject } from './objects.ts';
import { type Agreement, expectationOf, type Standing, standingOf } from './oracle.ts';

const DAY = '2026-11-23';
const CANCELLED = { avtaleStatusDescription: 'Til Annullasjon' };

const agreement = (fields: Partial<Agreement> = {}): Agreement => ({
  policyNumber: '1',
  name: 'Bilforsikring',
  productType: 'BIL',
  systemSource: 'NICE',
  ...fields,
});

const startsOn = (gjelderFra: string) => ({ avtaleDetaljer: { gjelderFra } });

test.each<[Standing, Partial<Agreement>]>([
  ['UNDER_REVIEW', { systemSource: 'EIKA_PERSON', avtaleStatus: 'PENDING', ...CANCELLED }],
  ['UNDER_REVIEW', { avtaleStatus: 'PROCESSING', ...CANCELLED, endDate: '2026-11-01' }],
  ['ENDED', { avtaleStatus: 'ACTIVE', ...CANCELLED, endDate: '2026-11-22' }],
  ['ENDED', { avtaleStatus: 'CANCELLED' }],
  ['ENDED', { avtaleStatus: 'TERMINATED', systemSource: 'PROLIFE' }],
  ['ENDING', { ...CANCELLED, endDate: DAY }],
  ['ENDING', { ...CANCELLED, avtaleStatus: 'PENDING' }],
  ['TEMPORARY', { systemSource: 'PROLIFE', avtaleStatus: 'PENDING', ...CANCELLED }],
  ['WAITING', { avtaleStatus: 'PENDING', ...startsOn('2026-12-01') }],
  ['NOT_STARTED', { avtaleStatus: 'RENEWAL', ...startsOn('2026-11-24') }],
  ['RENEWING', { avtaleStatus: 'RENEWAL', ...startsOn(DAY) }],
  ['IN_FORCE', { endDate: '2026-11-01' }],
  ['IN_FORCE', { systemSource: 'PROLIFE', ...CANCELLED, endDate: '2026-11-01' }],
  ['IN_FORCE', { avtaleStatusDescription: 'Annullert' }],
])('standingOf returns %s for %j', (standing, fields) => {
  expect(standingOf(agreement(fields), DAY)).toBe(standing);
});

test.each<[string | undefined, string | undefined, number]>([
  ['2026-10-23', '2026-10-23', 0],
  ['2026-10-24', '2026-10-24', 1],
  [DAY, DAY, 1],
  ['2026-11-24', undefined, 1],
  [undefined, undefined, 1],
])('a terminated agreement with the end date %s has the last day %s', (endDate, lastDay, shown) => {
  const ended = agreement({ avtaleStatus: 'TERMINATED', ...(endDate && { endDate }) });
  const { shownEnded, goneEnded } = expectationOf(
    { ssn: '', navn: '', avtaler: [ended] as never },
    DAY,
    false,
  );
  expect([...shownEnded, ...goneEnded].map((each) => each.lastDay)).toEqual([lastDay]);
  expect(shownEnded).toHaveLength(shown);
});

describe('isSameObject', () => {
  test.each([
    ['Volvo V60, EL 04821', 'el-bil, EL 04821', true],
    ['Volvo V60, EL 04821', 'Volvo V60, EL04821', true],
    ['Volvo V60, EL 04821', 'Volvo V60, EL 04822', false],
    ['Volvo V60, EL 04821', 'Volvo V60', false],
    ['Tysse 5716', 'tysse 5716, Super', true],
    ['Topp', 'Topper', false],
    ['Topp, hele familien', 'Topp, én person', false],
    ['', '', false],
  ])('returns for %j and %j: %s', (one, other, isSame) => {
    const [first, second] = [agreement({ description: one }), agreement({ description: other })];
    expect([isSameObject(first, second), isSameObject(second, first)]).toEqual([isSame, isSame]);
  });

  test('returns false for different product types', () => {
    const [home, contents] = ['HUS', 'INNBO'].map((productType) => ({ productType, description: 'Veien 1' }));
    expect(home && contents && isSameObject(home, contents)).toBe(false);
  });
});

describe('isSameCover', () => {
  test.each([
    ['Volvo V60, EL 04821', 'Volvo V60, EK 1', false],
    ['Volvo V60, EL 04821', 'Volvo V60, EK 10000', true],
    ['Volvo V60, EL 04821', 'Volvo V60, EL 04821, Kasko', false],
  ])('returns for %j and %j: %s', (description, other, isSame) => {
    expect(isSameCover({ description }, { description: other })).toBe(isSame);
  });

  test('compares coverages and not descriptions when both have coverages', () => {
    const covers = (egenandel?: number) => ({
      description: String(egenandel),
      avtaleDetaljer: { dekninger: [{ navn: 'Kasko', ...(egenandel ? { egenandel } : {}) }] },
    });
    expect(isSameCover(covers(4000), { ...covers(4000), description: 'Et annet' })).toBe(true);
    expect(isSameCover(covers(4000), covers())).toBe(false);
  });
});

test('an end is not a task when another insurance of the same object continues', () => {
  const ending = agreement({ description: 'EL 04821', ...CANCELLED, endDate: '2026-12-23' });
  const endsOf = (...avtaler: Agreement[]) =>
    expectationOf({ ssn: '', navn: '', avtaler: avtaler as never }, DAY, false).endings.length;
  expect(endsOf(ending)).toBe(1);
  expect(endsOf({ ...ending, endDate: '2026-12-24' })).toBe(0);
  expect(endsOf(ending, agreement({ policyNumber: '2', description: 'Volvo, EL 04821' }))).toBe(0);
  expect(endsOf(ending, agreement({ policyNumber: '2', description: 'Volvo, EL 04822' }))).toBe(1);
  expect(endsOf(ending, { ...ending, policyNumber: '2', endDate: '2027-01-31' })).toBe(0);
});
