import type { DetailedAgreement } from './agreements.ts';
import type { Claim } from './claims.ts';
import type { InsuranceDocument } from './documents.ts';
import type { Invoice } from './invoices.ts';
import type { Message } from './messages.ts';
import type { Offer } from './offers.ts';

/** The items that systems have of a customer, in the form of the wire, by the name of their list. */
export type WireItems = {
  avtaler: DetailedAgreement;
  tilbud: Offer;
  dokumenter: InsuranceDocument;
  fakturaer: Invoice;
  skader: Claim;
  meldinger: Message;
};
export type ListName = keyof WireItems;
