import { expect, test } from 'vitest';
import { invoiceState, isComing, isUnpaid } from './invoice-state.ts';

const TODAY = '2026-12-15';
const [PAST, COMING] = ['2026-12-14', '2026-12-16'];

test.each([
  ['KOMMENDE', COMING, 'due'],
  ['KOMMENDE', TODAY, 'due'],
  ['KOMMENDE', PAST, 'overdue'],
  ['FORFALT', PAST, 'overdue'],
  ['FORFALT', TODAY, 'due'],
  ['AVTALEGIRO', TODAY, 'directDebit'],
  ['AVTALEGIRO', PAST, 'unconfirmed'],
  ['BETALT', PAST, 'paid'],
  ['BETALT', COMING, 'paid'],
  ['KREDITERT', PAST, 'other'],
  ['KREDITERT', COMING, 'other'],
  ['kommende', COMING, 'other'],
] as const)('%s with the due date %s is %s', (status, forfallsdato, state) => {
  expect(invoiceState({ status, forfallsdato, amountOre: 1 }, TODAY)).toBe(state);
});

test.each(['KOMMENDE', 'FORFALT', 'AVTALEGIRO', 'BETALT', 'KREDITERT'])(
  '%s of 0 kr asks for nothing',
  (status) => {
    for (const forfallsdato of [PAST, COMING])
      expect(invoiceState({ status, forfallsdato, amountOre: 0 }, TODAY)).toBe('nothing');
  },
);

test.each(['KOMMENDE', 'FORFALT', 'AVTALEGIRO', 'BETALT', 'KREDITERT'])(
  '%s of a negative amount is a credit',
  (status) => {
    for (const forfallsdato of [PAST, COMING])
      expect(invoiceState({ status, forfallsdato, amountOre: -1 }, TODAY)).toBe('credit');
  },
);

test.each([
  ['due', true, false],
  ['directDebit', true, false],
  ['overdue', false, true],
  ['unconfirmed', false, true],
  ['paid', false, false],
  ['nothing', false, false],
  ['credit', false, false],
  ['other', false, false],
] as const)('%s is coming: %s, unpaid: %s', (state, coming, unpaid) => {
  expect([isComing(state), isUnpaid(state)]).toEqual([coming, unpaid]);
});
