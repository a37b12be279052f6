import { texts } from '#texts/invoices.ts';
import { formatDate } from '../platform/format.ts';
import type { StatedInvoice } from './group-invoices.ts';

/** Returns the state of an invoice in words, with its due date while it is open. */
export function stateText({ state, forfallsdato }: StatedInvoice): string {
  const text = texts.states[state];
  return typeof text === 'string' ? text : text(formatDate(forfallsdato));
}
