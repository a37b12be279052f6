import { describe, expect, test } from 'vitest';
import { canBeConfirmed, coversToday, neverApplies } from './covers-today.ts';
import {
  type AgreementDates,
  type AgreementFacts,
  badgeKindOf,
  canBeChanged,
  endedOn,
  endsSoon,
  heldProducts,
  isAgreed,
  isHeld,
  isPaidToday,
  isShown,
  lastDayOf,
  renewalDayOf,
  STANDINGS,
  type Standing,
  standingOf,
} from './standing.ts';

const TODAY = '2026-11-23';
const YESTERDAY = '2026-11-22';
const TOMORROW = '2026-11-24';
const TO_END = { avtaleStatusDescription: 'Til Annullasjon' };

const facts = (fields: Partial<AgreementFacts>): AgreementFacts => ({ systemSource: 'NICE', ...fields });

describe('standingOf returns', () => {
  test.each<[Standing, string, Partial<AgreementFacts>, AgreementDates]>([
    ['UNDER_REVIEW', 'EIKA_PERSON pending', { systemSource: 'EIKA_PERSON', avtaleStatus: 'PENDING' }, {}],
    ['UNDER_REVIEW', 'processing', { avtaleStatus: 'PROCESSING' }, {}],
    [
      'UNDER_REVIEW',
      'processing and past',
      { avtaleStatus: 'PROCESSING', ...TO_END, endDate: YESTERDAY },
      {},
    ],
    ['ENDED', 'ended yesterday', { ...TO_END, endDate: YESTERDAY }, {}],
    ['ENDED', 'pending and ended', { avtaleStatus: 'PENDING', ...TO_END, endDate: YESTERDAY }, {}],
    ['ENDED', 'cancelled', { avtaleStatus: 'CANCELLED' }, {}],
    ['ENDED', 'terminated later', { avtaleStatus: 'TERMINATED', ...TO_END, endDate: TOMORROW }, {}],
    ['ENDED', 'cancelled in PROLIFE', { systemSource: 'PROLIFE', avtaleStatus: 'CANCELLED' }, {}],
    ['ENDING', 'ends today', { ...TO_END, endDate: TODAY }, {}],
    ['ENDING', 'ends without a date', { ...TO_END }, {}],
    ['ENDING', 'renewing and ending', { avtaleStatus: 'RENEWAL', ...TO_END, endDate: TOMORROW }, {}],
    ['ENDING', 'not started and ending', { ...TO_END, endDate: TOMORROW }, { gjelderFra: TOMORROW }],
    ['TEMPORARY', 'PROLIFE pending', { systemSource: 'PROLIFE', avtaleStatus: 'PENDING' }, {}],
    [
      'TEMPORARY',
      'PROLIFE pending, marked to end',
      { systemSource: 'PROLIFE', avtaleStatus: 'PENDING', ...TO_END, endDate: YESTERDAY },
      {},
    ],
    ['WAITING', 'pending', { avtaleStatus: 'PENDING' }, {}],
    ['WAITING', 'pending and not started', { avtaleStatus: 'PENDING' }, { gjelderFra: TOMORROW }],
    ['NOT_STARTED', 'starts tomorrow', { avtaleStatus: 'ACTIVE' }, { gjelderFra: TOMORROW }],
    ['NOT_STARTED', 'renewal of one that starts', { avtaleStatus: 'RENEWAL' }, { gjelderFra: TOMORROW }],
    ['RENEWING', 'renewal', { avtaleStatus: 'RENEWAL', endDate: TOMORROW }, { gjelderFra: TODAY }],
    ['IN_FORCE', 'active, end of a period', { avtaleStatus: 'ACTIVE', endDate: YESTERDAY }, {}],
    ['IN_FORCE', 'PROLIFE marked to end', { systemSource: 'PROLIFE', ...TO_END, endDate: YESTERDAY }, {}],
    ['IN_FORCE', 'another description', { avtaleStatusDescription: 'Løpende', endDate: YESTERDAY }, {}],
    ['IN_FORCE', 'EIKA_PERSON active', { systemSource: 'EIKA_PERSON', avtaleStatus: 'ACTIVE' }, {}],
    ['IN_FORCE', 'without a status', {}, {}],
  ])('%s for an agreement that is %s', (standing, _case, fields, dates) => {
    expect(standingOf(facts(fields), dates, TODAY)).toBe(standing);
  });
});

test.each<[string, (agreement: { standing: Standing }) => boolean, readonly Standing[]]>([
  ['isHeld', isHeld, STANDINGS.filter((each) => each !== 'ENDED')],
  ['isPaidToday', isPaidToday, ['ENDING', 'RENEWING', 'IN_FORCE']],
  ['canBeChanged', canBeChanged, ['NOT_STARTED', 'RENEWING', 'IN_FORCE']],
  ['isAgreed', isAgreed, ['ENDING', 'TEMPORARY', 'NOT_STARTED', 'RENEWING', 'IN_FORCE']],
])('%s holds for its standings only', (_name, rule, expected) => {
  expect(STANDINGS.filter((standing) => rule({ standing }))).toEqual(expected);
});

test.each<[string | undefined, readonly Standing[]]>([
  [undefined, ['ENDING', 'TEMPORARY', 'RENEWING', 'IN_FORCE']],
  [TODAY, ['ENDING', 'TEMPORARY', 'RENEWING', 'IN_FORCE']],
  // An insurance can be cancelled before it begins.
  [TOMORROW, ['TEMPORARY', 'RENEWING', 'IN_FORCE']],
])('coversToday of what begins on %s holds for its standings only', (gjelderFra, expected) => {
  const covered = STANDINGS.filter((standing) => coversToday({ standing }, { gjelderFra }, TODAY));
  expect(covered).toEqual(expected);
});

test.each<[string | undefined, string | undefined, boolean]>([
  ['2026-11-22', '2026-11-21', true],
  ['2026-11-22', '2026-11-22', false],
  [undefined, '2026-11-21', false],
  ['2026-11-22', undefined, false],
])('an agreement from %s to %s never applies: %s', (gjelderFra, endDate, expected) => {
  const cancelled = { systemSource: 'NICE', avtaleStatusDescription: 'Til Annullasjon', endDate } as const;
  expect(neverApplies(cancelled, { gjelderFra })).toBe(expected);
  expect(canBeConfirmed({ ...cancelled, standing: 'ENDING' }, { gjelderFra })).toBe(!expected);
});

test.each<[string, string | undefined, boolean]>([
  ['today', '2026-11-22', true],
  ['30 days ago', '2026-10-24', true],
  ['31 days ago', '2026-10-23', false],
  ['on an unknown day', undefined, true],
])('isShown of an agreement that ended %s', (_when, endDate, shown) => {
  for (const fields of [TO_END, { avtaleStatus: 'CANCELLED' }, { avtaleStatus: 'TERMINATED' }])
    expect(isShown({ ...facts({ ...fields, endDate }), standing: 'ENDED' }, TODAY)).toBe(shown);
});

test('isShown of an agreement under review holds also long after its last day', () => {
  const agreement = facts({ avtaleStatus: 'PROCESSING', ...TO_END, endDate: '2026-01-01' });
  expect(isShown({ ...agreement, standing: 'UNDER_REVIEW' }, TODAY)).toBe(true);
});

test.each<[string, Partial<AgreementFacts>, string | undefined]>([
  ['marked to end yesterday', { ...TO_END, endDate: YESTERDAY }, YESTERDAY],
  ['marked to end today', { ...TO_END, endDate: TODAY }, undefined],
  ['cancelled yesterday', { avtaleStatus: 'CANCELLED', endDate: YESTERDAY }, YESTERDAY],
  ['terminated today', { avtaleStatus: 'TERMINATED', endDate: TODAY }, TODAY],
  ['terminated within a period', { avtaleStatus: 'TERMINATED', endDate: TOMORROW }, undefined],
  [
    'cancelled and marked to end later',
    { avtaleStatus: 'CANCELLED', ...TO_END, endDate: TOMORROW },
    undefined,
  ],
  ['cancelled on an unknown day', { avtaleStatus: 'CANCELLED' }, undefined],
  ['at the end of a period', { endDate: YESTERDAY }, undefined],
])('endedOn of an agreement that is %s', (_case, fields, lastDay) => {
  expect(endedOn(facts(fields), TODAY)).toBe(lastDay);
});

test('heldProducts leaves out the products of ended agreements', () => {
  const agreements = [
    { standing: 'ENDED', productType: 'HUS' },
    { standing: 'ENDING', productType: 'BIL' },
    { standing: 'NOT_STARTED', productType: 'MC' },
  ] as const;
  expect(heldProducts(agreements)).toEqual(['BIL', 'MC']);
});

test('lastDayOf ignores the end of a period', () => {
  expect(lastDayOf(facts({ endDate: TOMORROW }))).toBeUndefined();
  expect(lastDayOf(facts({ ...TO_END, endDate: TOMORROW }))).toBe(TOMORROW);
});

test.each<[Standing, string | undefined, string | undefined]>([
  ['IN_FORCE', TODAY, TODAY],
  ['RENEWING', TOMORROW, TOMORROW],
  ['IN_FORCE', YESTERDAY, undefined],
  ['IN_FORCE', undefined, undefined],
  ...STANDINGS.filter((each) => each !== 'IN_FORCE' && each !== 'RENEWING').map(
    (standing) => [standing, TOMORROW, undefined] as [Standing, string, undefined],
  ),
])('renewalDayOf for %s with %s is %s', (standing, hovedforfall, expected) => {
  expect(renewalDayOf({ standing }, { hovedforfall }, TODAY)).toBe(expected);
});

test.each<[string | undefined, string | undefined, string | undefined]>([
  [TOMORROW, TODAY, TOMORROW],
  [YESTERDAY, TOMORROW, TOMORROW],
  [undefined, TOMORROW, TOMORROW],
  [TOMORROW, YESTERDAY, TOMORROW],
  [YESTERDAY, YESTERDAY, undefined],
])('renewalDayOf with a renewal on %s and a main renewal on %s is %s', (dato, hovedforfall, expected) => {
  expect(renewalDayOf({ standing: 'IN_FORCE' }, { hovedforfall, renewal: { dato } }, TODAY)).toBe(expected);
});

test.each<[string, boolean]>([
  [TODAY, true],
  ['2026-12-23', true],
  ['2026-12-24', false],
])('endsSoon on %s', (endDate, expected) => {
  const agreement = facts({ ...TO_END, endDate });
  expect(endsSoon({ ...agreement, standing: 'ENDING' }, TODAY)).toBe(expected);
  expect(endsSoon({ ...agreement, standing: 'UNDER_REVIEW' }, TODAY)).toBe(false);
});

test('badgeKindOf does not say that an agreement under review has ended', () => {
  const agreement = facts({ avtaleStatus: 'PROCESSING', ...TO_END, endDate: YESTERDAY });
  expect(badgeKindOf(agreement, TODAY)).toEqual({ kind: 'ends', date: YESTERDAY });
});

test('badgeKindOf names the end of a cancelled agreement only where a day is known', () => {
  const badgeOf = (endDate: string) => badgeKindOf(facts({ avtaleStatus: 'CANCELLED', endDate }), TODAY);
  expect(badgeOf(TOMORROW)).toEqual({ kind: 'ended', date: undefined });
  expect(badgeOf(YESTERDAY)).toEqual({ kind: 'ended', date: YESTERDAY });
});
