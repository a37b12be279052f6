import { expect, test } from 'vitest';
import type { InvoiceInOre } from '../../contract/in-ore.ts';
import type { InvoiceState } from '../../domain/invoice-state.ts';
import { payAddress } from './pay-address.ts';

const TEMPLATE = 'https://bank.no/?kid={kid}&konto={kontonummer}&sum={belop}&dag={forfallsdato}';
const INVOICE: InvoiceInOre & { state: InvoiceState } = {
  id: '1',
  systemSource: 'NICE',
  forfallsdato: '2026-12-31',
  amountOre: 209450,
  status: 'FORFALT',
  state: 'overdue',
  kid: '12 3',
  kontonummer: '1234&5',
};

test('fills the template with encoded values, and the amount with a full stop and two decimals', () => {
  expect(payAddress(TEMPLATE, INVOICE)).toBe(
    'https://bank.no/?kid=12%203&konto=1234%265&sum=2094.50&dag=2026-12-31',
  );
  expect(payAddress('https://bank.no/{belop}', { ...INVOICE, amountOre: 123456700 })).toBe(
    'https://bank.no/1234567.00',
  );
});

test('writes an account number as digits, however the system writes it', () => {
  const address = payAddress('https://bank.no/{kontonummer}', { ...INVOICE, kontonummer: '1234.56.78903' });
  expect(address).toBe('https://bank.no/12345678903');
});

test.each<[InvoiceState, boolean]>([
  ['due', true],
  ['overdue', true],
  ['directDebit', false],
  ['unconfirmed', false],
  ['paid', false],
  ['other', false],
])('an invoice that is %s can be paid: %s', (state, isPayable) => {
  expect(payAddress(TEMPLATE, { ...INVOICE, state }) !== null).toBe(isPayable);
});

test('is null without a template, an amount, or a number that the template needs', () => {
  const { kid, ...withoutKid } = INVOICE;
  expect(payAddress(undefined, INVOICE)).toBeNull();
  expect(payAddress(TEMPLATE, { ...INVOICE, amountOre: 0 })).toBeNull();
  expect(payAddress(TEMPLATE, withoutKid)).toBeNull();
  expect(payAddress('https://bank.no/{kontonummer}', withoutKid)).toBe('https://bank.no/1234%265');
});
