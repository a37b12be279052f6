import { expect, test } from 'vitest';
import { nextDateOf } from './next-date.ts';

const PAYMENT = { amountOre: 68_400, forfallsdato: '2026-12-07', avtalegiro: false };
const RENEWAL = { dato: '2026-12-24', slag: 'FORNYES', navn: 'Bilforsikring', amountOre: null } as const;
const BILL = { dato: '2026-12-07', slag: 'FAKTURA', amountOre: 68_400 } as const;

test.each([
  ['the first date', { nextPayment: null, comingDates: [RENEWAL] }, '24. desember'],
  ['a bill among the dates', { nextPayment: PAYMENT, comingDates: [BILL, RENEWAL] }, '7. desember'],
  ['a payment that the dates lack', { nextPayment: PAYMENT, comingDates: [RENEWAL] }, '7. desember'],
  ['a payment without dates', { nextPayment: PAYMENT, comingDates: [] }, '7. desember'],
  ['nothing', { nextPayment: null, comingDates: [] }, undefined],
])('the next date is %s', (_what, summary, day) => {
  expect(nextDateOf(summary, '2026-11-23')?.day).toBe(day);
});
