/**
 * What an invoice asks of the customer: `due`, to pay it in time; `directDebit`, nothing, the money will be collected; `overdue`, to pay
 * it now; `unconfirmed`, nothing, but no system has reported the collection; `paid`, nothing; `other`, what its system alone knows.
 */
export type InvoiceState = 'due' | 'directDebit' | 'overdue' | 'unconfirmed' | 'paid' | 'other';

type Dated = { status: string; forfallsdato: string };

/**
 * Returns the state of an invoice on a day such as 2026-12-31. An invoice may be paid to and with its due date, whatever its
 * system calls it until then, and a status that has grown old says no more than its date does (ADR-031).
 */
export function invoiceState({ status, forfallsdato }: Dated, today: string): InvoiceState {
  const hasPassed = forfallsdato < today;
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

/** Returns whether there is something to pay, or to be collected: the due date is still to come. */
export function isComing(state: InvoiceState): boolean {
  return state === 'due' || state === 'directDebit';
}

/** Returns whether the due date has passed, and no system has reported a payment. */
export function isUnpaid(state: InvoiceState): boolean {
  return state === 'overdue' || state === 'unconfirmed';
}
