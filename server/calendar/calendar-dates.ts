import type { DetailedAgreementInOre, InvoiceInOre, OfferInOre } from '../../contract/in-ore.ts';
import { formatOre } from '../../domain/money.ts';

/** A day of the customer's calendar. `key` is what it is about, the same each time. */
export type CalendarEntry = { key: string; date: string; title: string; text?: string | undefined };

export type Dated = {
  agreements: readonly DetailedAgreementInOre[];
  offers: readonly OfferInOre[];
  invoices: readonly InvoiceInOre[];
};

/** What has been paid, or costs nothing any more, is no date to come. */
const UNPAID: readonly string[] = ['KOMMENDE', 'AVTALEGIRO', 'FORFALT'];

/**
 * Returns the customer's dates from today on, in order: renewals or ends of agreements, invoices due, offers that expire
 * (spec: beyond §1).
 */
export function calendarEntries({ agreements, offers, invoices }: Dated, today: string): CalendarEntry[] {
  return [...agreements.flatMap(ofAgreement), ...invoices.flatMap(ofInvoice), ...offers.flatMap(ofOffer)]
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => (a.date + a.key < b.date + b.key ? -1 : 1));
}

function ofAgreement(agreement: DetailedAgreementInOre): CalendarEntry[] {
  const { systemSource, policyNumber, name, description, endDate, details } = agreement;
  const entry = { key: `avtale ${systemSource} ${policyNumber}`, text: description };
  if (endDate) return [{ ...entry, date: endDate, title: `${name} slutter å gjelde` }];
  const renewal = details?.hovedforfall;
  return renewal ? [{ ...entry, date: renewal, title: `${name} fornyes` }] : [];
}

function ofInvoice({
  systemSource,
  id,
  forfallsdato,
  amountOre,
  status,
  kid,
}: InvoiceInOre): CalendarEntry[] {
  if (!UNPAID.includes(status)) return [];
  const title = `${status === 'AVTALEGIRO' ? 'Forsikring trekkes med AvtaleGiro' : 'Betal forsikring'}: ${formatOre(amountOre, 'kr')}`;
  const text = kid ? `KID ${kid}` : undefined;
  return [{ key: `faktura ${systemSource} ${id}`, date: forfallsdato, title, text }];
}

function ofOffer({
  systemSource,
  policyNumber,
  name,
  description,
  expirationDate,
}: OfferInOre): CalendarEntry[] {
  if (!expirationDate) return [];
  const title = `Tilbudet på ${name.toLowerCase()} utløper`;
  return [{ key: `tilbud ${systemSource} ${policyNumber}`, date: expirationDate, title, text: description }];
}
