import { texts } from '#texts/invoices.ts';
import { formatDate } from '../platform/format.ts';
import type { StatedInvoice } from './group-invoices.ts';

/** Returns the state of an invoice in words, with its due date while it is open. */
export function stateText({ state, forfallsdato }: StatedInvoice): string {
  switch (state) {
    case 'paid':
      return texts.paid;
    case 'nothing':
      return texts.nothingToPay;
    case 'credit':
      return texts.moneyBack;
    case 'other':
      return texts.due(formatDate(forfallsdato));
    default:
      return texts.states[state](formatDate(forfallsdato));
  }
}
