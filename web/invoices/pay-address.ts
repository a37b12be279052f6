import { formats } from '#texts/formats.ts';
import type { InvoiceInOre } from '../../contract/in-ore.ts';
import { filledAddress, placeholdersOf } from '../../domain/address-template.ts';
import type { InvoiceState } from '../../domain/invoice-state.ts';
import { plainAccountNumber } from './account-number.ts';
import { exactAmount } from './exact-amount.ts';

/** The formats of an amount in an address: 2094.50. */
const IN_ADDRESS = { ...formats, thousands: '', decimal: '.' };

/** Returns whether the customer has to pay, now or later: the amount is not collected. */
export function isToBePaid(state: InvoiceState): boolean {
  return state === 'due' || state === 'overdue';
}

/**
 * Returns the address of the online bank where an invoice is paid. Null if the customer does not pay it, or if
 * the invoice lacks something that the template needs (spec: beyond §10).
 */
export function payAddress(
  template: string | undefined,
  invoice: InvoiceInOre & { state: InvoiceState },
): string | null {
  const { state, kid, amountOre, forfallsdato } = invoice;
  const kontonummer = plainAccountNumber(invoice.kontonummer ?? '');
  if (!template || !isToBePaid(state) || amountOre <= 0) return null;
  const belop = exactAmount(amountOre, IN_ADDRESS);
  const values = { belop, forfallsdato, ...(kid ? { kid } : {}), ...(kontonummer ? { kontonummer } : {}) };
  const isComplete = placeholdersOf(template).every((name) => name in values);
  return isComplete ? filledAddress(template, values) : null;
}
