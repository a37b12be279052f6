import { expect, test } from 'vitest';
import type { InvoiceInOre } from '../../contract/in-ore.ts';
import { nextInvoiceOf } from './next-invoice.ts';

const invoice = (id: string, forfallsdato: string, status: string, avtalenumre?: string[]) =>
  ({ id, systemSource: 'NICE', forfallsdato, status, avtalenumre }) as InvoiceInOre;

test('returns the invoice of the insurance that is due first, and no old one that the bank was to collect', () => {
  const invoices = [
    invoice('later', '2027-01-15', 'KOMMENDE', ['1']),
    invoice('next', '2026-12-15', 'AVTALEGIRO', ['2', '1']),
    invoice('other', '2026-12-01', 'KOMMENDE', ['2']),
    invoice('never reported', '2025-12-15', 'AVTALEGIRO', ['1']),
    invoice('paid', '2026-11-15', 'BETALT', ['1']),
    invoice('credited', '2026-11-15', 'KREDITERT', ['1']),
    invoice('of nothing', '2026-11-15', 'FORFALT'),
  ];
  expect(nextInvoiceOf(invoices, { systemSource: 'NICE', policyNumber: '1' }, '2026-12-01')?.id).toBe('next');
  const overdue = [...invoices, invoice('overdue', '2026-10-15', 'FORFALT', ['1'])];
  expect(nextInvoiceOf(overdue, { systemSource: 'NICE', policyNumber: '1' }, '2026-12-01')?.id).toBe(
    'overdue',
  );
  expect(nextInvoiceOf(invoices, { systemSource: 'NICE', policyNumber: '3' }, '2026-12-01')).toBeNull();
  expect(nextInvoiceOf(invoices, { systemSource: 'PARIS', policyNumber: '1' }, '2026-12-01')).toBeNull();
});
