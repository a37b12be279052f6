import type { InvoiceInOre } from '../../contract/in-ore.ts';
import { coversInsurance } from '../../domain/invoice-shares.ts';
import { invoiceState, isComing } from '../../domain/invoice-state.ts';
import type { System } from '../../domain/systems.ts';

/**
 * Returns the invoice of an insurance that was or is due first, or null. `today` is a date like `2026-12-31`. One that
 * the bank was to collect is no longer the next, though no system may ever report its payment (ADR-039).
 */
export function nextInvoiceOf(
  invoices: readonly InvoiceInOre[],
  insurance: { systemSource: System; policyNumber: string },
  today: string,
): InvoiceInOre | null {
  const open = invoices.filter((invoice) => {
    const state = invoiceState(invoice, today);
    return (isComing(state) || state === 'overdue') && coversInsurance(invoice, insurance);
  });
  return open.toSorted((one, other) => one.forfallsdato.localeCompare(other.forfallsdato))[0] ?? null;
}
