import type { InvoiceInOre } from '../../contract/in-ore.ts';

const PAID = 'BETALT';

/** Returns what is to be paid next for an insurance: of what is not paid, what is due first. */
export function nextInvoiceOf(invoices: readonly InvoiceInOre[], policyNumber: string): InvoiceInOre | null {
  const open = invoices.filter(
    ({ status, avtalenumre = [] }) => status !== PAID && avtalenumre.includes(policyNumber),
  );
  return open.toSorted((one, other) => one.forfallsdato.localeCompare(other.forfallsdato))[0] ?? null;
}
