import type { InvoiceInOre } from '../../contract/in-ore.ts';
import { coversInsurance } from '../../domain/invoice-shares.ts';
import { invoiceState, isComing, isUnpaid } from '../../domain/invoice-state.ts';
import type { System } from '../../domain/systems.ts';

/**
 * Returns the unpaid invoice of an insurance that is due first, or null. `today` is a date like `2026-12-31`.
 */
export function nextInvoiceOf(
  invoices: readonly InvoiceInOre[],
  insurance: { systemSource: System; policyNumber: string },
  today: string,
): InvoiceInOre | null {
  const open = invoices.filter((invoice) => {
    const state = invoiceState(invoice, today);
    return (isComing(state) || isUnpaid(state)) && coversInsurance(invoice, insurance);
  });
  return open.toSorted((one, other) => one.forfallsdato.localeCompare(other.forfallsdato))[0] ?? null;
}
