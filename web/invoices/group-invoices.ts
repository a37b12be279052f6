import type { InvoiceInOre } from '../../contract/in-ore.ts';
import { compareTexts } from '../../domain/compare.ts';
import { type InvoiceState, invoiceState, isComing, isUnpaid } from '../../domain/invoice-state.ts';

export type StatedInvoice = InvoiceInOre & { state: InvoiceState };

type GroupedInvoices = {
  /** the next invoice to be paid or collected; null if none is known */
  next: StatedInvoice | null;
  /** past their due date, to be paid by the customer, the oldest first */
  unpaid: readonly StatedInvoice[];
  /** past their due date, to be collected by the bank, which may have done so; the oldest first */
  unconfirmed: readonly StatedInvoice[];
  /** after the next, the earliest first */
  later: readonly StatedInvoice[];
  /** with a status that only their system knows, so that they may be unpaid; the latest first */
  unknown: readonly StatedInvoice[];
  /** paid, or credit notes, the latest first */
  earlier: readonly StatedInvoice[];
};

/** Returns the invoices grouped by the action they require on `today` (YYYY-MM-DD). */
export function groupInvoices(invoices: readonly InvoiceInOre[], today: string): GroupedInvoices {
  const ordered = invoices
    .map((invoice) => ({ ...invoice, state: invoiceState(invoice, today) }))
    .toSorted(compareDue);
  const [next = null, ...later] = ordered.filter(({ state }) => isComing(state));
  const latestFirst = ordered.filter(({ state }) => !isComing(state) && !isUnpaid(state)).reverse();
  return {
    next,
    later,
    unpaid: ordered.filter(({ state }) => state === 'overdue'),
    unconfirmed: ordered.filter(({ state }) => state === 'unconfirmed'),
    unknown: latestFirst.filter(({ state }) => state === 'other'),
    earlier: latestFirst.filter(({ state }) => state !== 'other'),
  };
}

/** Compares invoices by due date. On the same day, one that is collected comes after those that the customer must pay. */
function compareDue(one: StatedInvoice, other: StatedInvoice): number {
  return (
    compareTexts(one.forfallsdato, other.forfallsdato) ||
    Number(one.state === 'directDebit') - Number(other.state === 'directDebit')
  );
}
