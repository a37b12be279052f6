import type { DetailedAgreement } from './agreements.ts';
import type { CustomerClaim } from './claims.ts';
import type { InsuranceDocument } from './documents.ts';
import type { Unreadable } from './entity.ts';
import type { Invoice } from './invoices.ts';
import type { CustomerMessage } from './messages.ts';
import type { Offer } from './offers.ts';

/** The items that systems have of a customer, in the form of the wire, by the name of their list. */
export type WireItems = {
  avtaler: DetailedAgreement & Unreadable;
  tilbud: Offer;
  dokumenter: InsuranceDocument;
  fakturaer: Invoice;
  skader: CustomerClaim;
  meldinger: CustomerMessage;
};
export type ListName = keyof WireItems;

/** The lists that every system has. A system without one of the other lists is not an error (spec: beyond §1). */
export const REQUIRED_LISTS: readonly ListName[] = ['avtaler', 'tilbud'];

/** Maximum number of items of a list in a system's answer, the same as in the portfolio file. */
export const MAX_ITEMS = 500;
