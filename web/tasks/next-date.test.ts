import { expect, test } from 'vitest';
import { nextDateOf } from './next-date.ts';

const TODAY = '2026-11-23';
const PAYMENT = { amountOre: 68_400, forfallsdato: '2026-12-07', avtalegiro: false };
const RENEWAL = { dato: '2026-12-24', slag: 'FORNYES', navn: 'Bilforsikring', amountOre: null } as const;
const BILL = { dato: '2026-12-07', slag: 'FAKTURA', amountOre: 68_400 } as const;

const LATER = { ...PAYMENT, forfallsdato: '2026-12-25' };
const RENEWS = [{ source: 'Bilforsikring' }, 'fornyes', '24. desember'];
const PAYS = ['faktura på 684\u00a0kr', '7. desember'];

test.each([
  ['the first date', { nextPayment: null, comingDates: [RENEWAL] }, RENEWS],
  ['a date before the payment', { nextPayment: LATER, comingDates: [RENEWAL] }, RENEWS],
  ['a bill among the dates', { nextPayment: PAYMENT, comingDates: [BILL, RENEWAL] }, PAYS],
  ['a payment that the dates lack', { nextPayment: PAYMENT, comingDates: [RENEWAL] }, PAYS],
  ['a payment without dates', { nextPayment: PAYMENT, comingDates: [] }, PAYS],
  ['today’s bill', { nextPayment: { ...PAYMENT, forfallsdato: TODAY }, comingDates: [] }, [PAYS[0], 'i dag']],
  [
    'today’s renewal',
    { nextPayment: null, comingDates: [{ ...RENEWAL, dato: TODAY }] },
    [...RENEWS.slice(0, 2), 'i dag'],
  ],
  ['nothing', { nextPayment: null, comingDates: [] }, null],
])('the next date is %s', (_what, summary, expected) => {
  const next = nextDateOf(summary, TODAY);
  expect(next && [...next.what, next.day]).toEqual(expected);
});
