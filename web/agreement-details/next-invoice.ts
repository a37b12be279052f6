import type { InvoiceInOre } from '../../contract/in-ore.ts';
import { invoiceState, isComing, isUnpaid } from '../../domain/invoice-state.ts';

/** Returns what is to be paid next for an insurance, on a day such as 2026-12-31: of what is not paid, what is due first. */
export function nextInvoiceOf(
  invoices: readonly InvoiceInOre[],
  policyNumber: string,
  today: string,
): InvoiceInOre | null {
  const open = invoices.filter((invoice) => {
    const state = invoiceState(invoice, today);
    return (isComing(state) || isUnpaid(state)) && invoice.avtalenumre?.includes(policyNumber);
  });
  return open.toSorted((one, other) => one.forfallsdato.localeCompare(other.forfallsdato))[0] ?? null;
}
