import type { InvoiceInOre } from '../../contract/in-ore.ts';
import { coversInsurance } from '../../domain/invoice-shares.ts';
import type { System } from '../../domain/systems.ts';
import { groupInvoices, type StatedInvoice } from '../invoices/group-invoices.ts';

/**
 * Returns the invoices of an insurance that are overdue, the oldest first, then the next one to be paid or collected.
 * `today` is a date like `2026-12-31`. One that the bank was to collect is neither, though no system may ever report its
 * payment (ADR-039).
 */
export function openInvoicesOf(
  invoices: readonly InvoiceInOre[],
  insurance: { systemSource: System; policyNumber: string },
  today: string,
): readonly StatedInvoice[] {
  const own = invoices.filter((invoice) => coversInsurance(invoice, insurance));
  const { unpaid, next } = groupInvoices(own, today);
  return next ? [...unpaid, next] : unpaid;
}
