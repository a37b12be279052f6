import type { InvoiceInOre } from '../../contract/in-ore.ts';
import { type InvoiceState, invoiceState, isComing, isUnpaid } from '../../domain/invoice-state.ts';

export type StatedInvoice = InvoiceInOre & { state: InvoiceState };

/** Invoices with a due date of one year. */
export type InvoiceYear = { year: string; invoices: readonly StatedInvoice[] };

export type GroupedInvoices = {
  /** what is to be paid, or collected, next; null: nothing is known of */
  next: StatedInvoice | null;
  /** past their due date, the oldest first */
  unpaid: readonly StatedInvoice[];
  /** after the next, the first first */
  later: readonly StatedInvoice[];
  /** what is paid, and what we have no word for, the latest first */
  earlier: readonly StatedInvoice[];
};

/** Returns the invoices by what they ask of the customer on a day such as 2026-12-31. */
export function groupInvoices(invoices: readonly InvoiceInOre[], today: string): GroupedInvoices {
  const ordered = invoices
    .map((invoice) => ({ ...invoice, state: invoiceState(invoice, today) }))
    .toSorted((one, other) => one.forfallsdato.localeCompare(other.forfallsdato));
  const [next = null, ...later] = ordered.filter(({ state }) => isComing(state));
  const closed = ordered.filter(({ state }) => !isComing(state) && !isUnpaid(state));
  return {
    next,
    later,
    unpaid: ordered.filter(({ state }) => isUnpaid(state)),
    earlier: closed.toReversed(),
  };
}

/** Returns invoices below the years of their due dates, in their order. */
export function byYear(ordered: readonly StatedInvoice[]): readonly InvoiceYear[] {
  const years = Map.groupBy(ordered, ({ forfallsdato }) => forfallsdato.slice(0, 4));
  return [...years].map(([year, invoices]) => ({ year, invoices }));
}
