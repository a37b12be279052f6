/**
 * The state of an invoice:
 * - `due`: the customer must pay by the due date.
 * - `directDebit`: the money will be collected.
 * - `overdue`: the customer must pay now.
 * - `unconfirmed`: the due date has passed, but no system has reported the collection.
 * - `paid`: the invoice is paid.
 * - `nothing`: there is nothing to pay.
 * - `credit`: the customer gets the money back.
 * - `other`: only the invoice's system knows the meaning of the status.
 */
export type InvoiceState =
  | 'due'
  | 'directDebit'
  | 'overdue'
  | 'unconfirmed'
  | 'paid'
  | 'nothing'
  | 'credit'
  | 'other';

type Dated = { status: string; forfallsdato: string; amountOre: number };

/**
 * Returns the state of an invoice on a day such as `2026-12-31`. An invoice can be paid until the end of its
 * due date, even if its system already reports it as overdue. After that date an open status counts as
 * overdue (ADR-039).
 */
export function invoiceState({ status, forfallsdato, amountOre }: Dated, today: string): InvoiceState {
  const hasPassed = forfallsdato < today;
  if (amountOre < 0) return 'credit';
  if (amountOre === 0) return 'nothing';
  switch (status) {
    case 'BETALT':
      return 'paid';
    case 'AVTALEGIRO':
      return hasPassed ? 'unconfirmed' : 'directDebit';
    case 'KOMMENDE':
    case 'FORFALT':
      return hasPassed ? 'overdue' : 'due';
    default:
      return 'other';
  }
}

/** Returns whether an amount is still to be paid or collected by a coming due date. */
export function isComing(state: InvoiceState): boolean {
  return state === 'due' || state === 'directDebit';
}

/** Returns whether the due date has passed, and no system has reported a payment. */
export function isUnpaid(state: InvoiceState): boolean {
  return state === 'overdue' || state === 'unconfirmed';
}
