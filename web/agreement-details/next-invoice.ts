import type { InvoiceInOre } from '../../contract/in-ore.ts';
import { compareTexts } from '../../domain/compare.ts';
import { coversInsurance } from '../../domain/invoice-shares.ts';
import { type InvoiceState, invoiceState, isComing } from '../../domain/invoice-state.ts';
import type { System } from '../../domain/systems.ts';

export type InsuranceInvoice = { invoice: InvoiceInOre; state: InvoiceState };

/**
 * Returns the oldest invoice of an insurance that is overdue, and the next one to be paid or collected. `today` is a date
 * like `2026-12-31`. One that the bank was to collect is neither, though no system may ever report its payment (ADR-039).
 */
export function openInvoicesOf(
  invoices: readonly InvoiceInOre[],
  insurance: { systemSource: System; policyNumber: string },
  today: string,
): { overdue: InsuranceInvoice | undefined; next: InsuranceInvoice | undefined } {
  const stated = invoices
    .filter((invoice) => coversInsurance(invoice, insurance))
    .toSorted((one, other) => compareTexts(one.forfallsdato, other.forfallsdato))
    .map((invoice) => ({ invoice, state: invoiceState(invoice, today) }));
  return {
    overdue: stated.find(({ state }) => state === 'overdue'),
    next: stated.find(({ state }) => isComing(state)),
  };
}
