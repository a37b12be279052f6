import type { InvoiceInOre } from '../../contract/in-ore.ts';
import { invoiceState, isComing, isUnpaid } from '../../domain/invoice-state.ts';

/**
 * Returns the unpaid invoice of an insurance that is due first, or null. `today` is a date like `2026-12-31`.
 */
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
