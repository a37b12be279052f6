import type { DetailedCustomerAgreementInOre, InvoiceInOre, OfferInOre } from '../../contract/in-ore.ts';
import { COMING_DATE_KINDS } from '../../contract/summary.ts';
import { compareTexts } from '../../domain/compare.ts';
import { invoiceState, isComing } from '../../domain/invoice-state.ts';
import { lastDayOf, renewalDayOf } from '../../domain/standing.ts';
import { compareSystems, type System } from '../../domain/systems.ts';
import { shownOffers } from './shown-offers.ts';

/** A coming date of the customer, and its subject. */
export type ComingDate = {
  kind: (typeof COMING_DATE_KINDS)[number];
  date: string;
  systemSource: System;
  /** the id of the invoice, insurance or offer in its system */
  id: string;
  name?: string;
  description?: string | undefined;
  amountOre?: number;
  kid?: string | undefined;
};

/** The items that coming dates are derived from; `offers` is empty when offers are not wanted. */
export type Dated = {
  agreements: readonly DetailedCustomerAgreementInOre[];
  offers: readonly OfferInOre[];
  invoices: readonly InvoiceInOre[];
};

/**
 * Returns the customer's dates from today on, in order: renewals, beginnings and ends of agreements, due
 * invoices, and expiring offers (spec: beyond §6). Those of one day are in the order of the
 * kinds: a bill to be paid comes before one that is collected. Bills of one kind are in the order of the list of invoices.
 */
export function comingDates({ agreements, offers, invoices }: Dated, today: string): ComingDate[] {
  const all = [
    ...agreements.flatMap((agreement) => ofAgreement(agreement, today)),
    ...invoices.flatMap((invoice) => ofInvoice(invoice, today)),
    ...shownOffers(offers, today).flatMap(ofOffer),
  ];
  return all.toSorted(
    (one, other) =>
      compareTexts(one.date, other.date) ||
      COMING_DATE_KINDS.indexOf(one.kind) - COMING_DATE_KINDS.indexOf(other.kind) ||
      compareSystems(one.systemSource, other.systemSource) ||
      compareTexts(one.id, other.id),
  );
}

function ofAgreement(agreement: DetailedCustomerAgreementInOre, today: string): ComingDate[] {
  const { systemSource, policyNumber, name, description, standing } = agreement;
  const about = { systemSource, id: policyNumber, name, description };
  const on = (kind: ComingDate['kind'], date: string | undefined) => (date ? [{ ...about, kind, date }] : []);
  if (standing === 'ENDING') return on('SLUTTER', lastDayOf(agreement));
  if (standing === 'NOT_STARTED') return on('BEGYNNER', agreement.details?.gjelderFra);
  return on('FORNYES', renewalDayOf(agreement, agreement.details ?? {}, today));
}

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
