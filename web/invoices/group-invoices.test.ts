import { expect, test } from 'vitest';
import type { InvoiceInOre } from '../../contract/in-ore.ts';
import { groupInvoices } from './group-invoices.ts';

const TODAY = '2026-12-01';
const invoice = (id: string, forfallsdato: string, status: string) =>
  ({ id, forfallsdato, status, systemSource: 'NICE', amountOre: 100 }) as InvoiceInOre;
const ids = (invoices: readonly { id: string }[]) => invoices.map(({ id }) => id);

test('groups invoices by the action they require from the customer', () => {
  const { next, unpaid, unconfirmed, later, unknown, earlier } = groupInvoices(
    [
      invoice('collected later', '2027-01-15', 'AVTALEGIRO'),
      invoice('next', '2026-12-15', 'KOMMENDE'),
      invoice('disputed', '2026-10-10', 'OMTVISTET'),
      invoice('collected by force', '2026-12-20', 'INKASSO'),
      invoice('unpaid', '2026-11-15', 'FORFALT'),
      invoice('grown old', '2026-11-01', 'KOMMENDE'),
      invoice('not confirmed', '2026-10-20', 'AVTALEGIRO'),
      invoice('paid', '2026-10-15', 'BETALT'),
      invoice('paid long ago', '2025-12-15', 'BETALT'),
    ],
    TODAY,
  );
  expect(next?.id).toBe('next');
  expect(ids(unpaid)).toEqual(['grown old', 'unpaid']);
  expect(ids(unconfirmed)).toEqual(['not confirmed']);
  expect(ids(later)).toEqual(['collected later']);
  expect(ids(unknown)).toEqual(['collected by force', 'disputed']);
  expect(ids(earlier)).toEqual(['paid', 'paid long ago']);
});

test('puts an invoice that the customer must pay before one that is collected on the same day', () => {
  const [collected, due] = [
    invoice('collected', '2026-12-15', 'AVTALEGIRO'),
    invoice('due', '2026-12-15', 'KOMMENDE'),
  ];
  const { next, later } = groupInvoices([collected, due], TODAY);
  expect(next?.id).toBe('due');
  expect(ids(later)).toEqual(['collected']);
});

test('returns empty groups without invoices', () => {
  expect(groupInvoices([], TODAY)).toEqual({
    next: null,
    unpaid: [],
    unconfirmed: [],
    later: [],
    unknown: [],
    earlier: [],
  });
});
