import type { DetailedAgreementInOre, InvoiceInOre, OfferInOre } from '../../contract/in-ore.ts';
import type { COMING_DATE_KINDS } from '../../contract/summary.ts';
import { invoiceState, isComing } from '../../domain/invoice-state.ts';
import type { System } from '../../domain/systems.ts';

/** A day of the customer's, and what it is about. */
export type ComingDate = {
  kind: (typeof COMING_DATE_KINDS)[number];
  date: string;
  systemSource: System;
  /** of the invoice, insurance or offer in its system */
  id: string;
  name?: string;
  description?: string | undefined;
  amountOre?: number;
  kid?: string | undefined;
};

export type Dated = {
  agreements: readonly DetailedAgreementInOre[];
  offers: readonly OfferInOre[];
  invoices: readonly InvoiceInOre[];
};

/**
 * Returns the customer's dates from today on, in order: renewals or ends of agreements, invoices due, offers that expire
 * (spec: beyond §1).
 */
export function comingDates({ agreements, offers, invoices }: Dated, today: string): ComingDate[] {
  const all = [
    ...agreements.flatMap(ofAgreement),
    ...invoices.flatMap((invoice) => ofInvoice(invoice, today)),
    ...offers.flatMap(ofOffer),
  ];
  return all
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

function orderOf({ date, kind, systemSource, id }: ComingDate): string {
  return `${date} ${kind} ${systemSource} ${id}`;
}

function ofAgreement(agreement: DetailedAgreementInOre): ComingDate[] {
  const { systemSource, policyNumber, name, description, endDate, details } = agreement;
  const about = { systemSource, id: policyNumber, name, description };
  if (endDate) return [{ ...about, kind: 'SLUTTER', date: endDate }];
  const renewal = details?.hovedforfall;
  return renewal ? [{ ...about, kind: 'FORNYES', date: renewal }] : [];
}

/** What has been paid, or costs nothing any more, is no date to come. */
function ofInvoice(invoice: InvoiceInOre, today: string): ComingDate[] {
  const state = invoiceState(invoice, today);
  if (!isComing(state)) return [];
  const { systemSource, id, forfallsdato, amountOre, kid } = invoice;
  const kind = state === 'directDebit' ? 'AVTALEGIRO' : 'FAKTURA';
  return [{ kind, date: forfallsdato, systemSource, id, amountOre, kid }];
}

function ofOffer({
  systemSource,
  policyNumber,
  name,
  description,
  expirationDate,
}: OfferInOre): ComingDate[] {
  if (!expirationDate) return [];
  return [{ kind: 'TILBUD', date: expirationDate, systemSource, id: policyNumber, name, description }];
}
