import { expect, test } from 'vitest';
import type { InvoiceInOre } from '../../contract/in-ore.ts';
import { openInvoicesOf } from './NextInvoice.tsx';

const invoice = (id: string, forfallsdato: string, status: string, avtalenumre?: string[]) =>
  ({ id, systemSource: 'NICE', forfallsdato, status, avtalenumre, amountOre: 100 }) as InvoiceInOre;

test('returns all overdue invoices of the insurance, and the next', () => {
  const invoices = [
    invoice('later', '2027-01-15', 'KOMMENDE', ['1']),
    invoice('collected on that day', '2026-12-15', 'AVTALEGIRO', ['1']),
    invoice('next', '2026-12-15', 'KOMMENDE', ['2', '1']),
    invoice('other', '2026-12-01', 'KOMMENDE', ['2']),
    invoice('never reported', '2025-12-15', 'AVTALEGIRO', ['1']),
    invoice('paid', '2026-11-15', 'BETALT', ['1']),
    invoice('credited', '2026-11-15', 'KREDITERT', ['1']),
    invoice('overdue', '2026-11-01', 'KOMMENDE', ['1']),
    invoice('older', '2026-10-01', 'FORFALT', ['1']),
    { ...invoice('nothing to pay', '2026-09-01', 'FORFALT', ['1']), amountOre: 0 },
    invoice('of nothing', '2026-11-15', 'FORFALT'),
  ];
  const idsOf = (systemSource: string, policyNumber: string) =>
    openInvoicesOf(invoices, { systemSource, policyNumber }, '2026-12-01').map(({ id }) => id);
  expect(idsOf('NICE', '1')).toEqual(['older', 'overdue', 'next']);
  expect(idsOf('NICE', '3')).toEqual([]);
  expect(idsOf('PARIS', '1')).toEqual([]);
});
