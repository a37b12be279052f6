import type { ClaimInOre, DetailedAgreementInOre, InvoiceInOre, OfferInOre } from '../../contract/in-ore.ts';
import type { Message } from '../../contract/messages.ts';
import type { OpenClaim, SummarizedList } from '../../contract/summary.ts';
import type { SummaryInOre } from '../../contract/summary-in-ore.ts';
import { isOpenClaim, waitsForCustomer } from '../../domain/claim-state.ts';
import { invoiceState } from '../../domain/invoice-state.ts';
import { sumOre } from '../../domain/money.ts';
import { type ComingDate, comingDates } from '../calendar/coming-dates.ts';
import type { Collected } from '../sources/collect.ts';

/** Maximum number of dates shown (spec: beyond §1). */
const MAX_DATES = 5;
const MAX_CLAIMS = 3;

export type SummarizedLists = {
  avtaler: Collected<DetailedAgreementInOre>;
  tilbud: Collected<OfferInOre>;
  fakturaer: Collected<InvoiceInOre>;
  skader: Collected<ClaimInOre>;
  /** left out: the bank has an inbox of its own for them */
  meldinger?: Collected<Message>;
};

/** Returns what waits for the customer soon, on a day such as 2026-12-31 (spec: beyond §1, ADR-056). */
export function toSummary(lists: SummarizedLists, today: string): SummaryInOre {
  const { avtaler, tilbud, fakturaer, skader, meldinger } = lists;
  const dates = comingDates(
    { agreements: avtaler.items, offers: tilbud.items, invoices: fakturaer.items },
    today,
  );
  const next = dates.find(isPayment);
  const open = skader.items.filter(isOpenClaim).toSorted(byUrgency);
  const unread = meldinger?.items.filter(({ lest }) => !lest).length ?? 0;
  const mangler = (Object.keys(lists) as SummarizedList[]).filter((name) => lists[name]?.complete === false);
  return {
    nextPayment: next ? paymentOf(next) : null,
    unpaid: unpaidOf(fakturaer.items, today),
    comingDates: dates
      .filter((each) => each !== next)
      .slice(0, MAX_DATES)
      .map(toWire),
    skader: open.slice(0, MAX_CLAIMS).map(cardOf),
    flereSkader: Math.max(0, open.length - MAX_CLAIMS),
    ...(unread > 0 ? { ulesteMeldinger: unread } : {}),
    mangler,
    systemSourceError: mangler.length > 0,
  };
}

function isPayment({ kind }: ComingDate): boolean {
  return kind === 'FAKTURA' || kind === 'AVTALEGIRO';
}

function paymentOf({ date, amountOre = 0, kind }: ComingDate) {
  return { forfallsdato: date, amountOre, avtalegiro: kind === 'AVTALEGIRO' };
}

/** What is past its due date; not what was to be collected, of which nobody knows. */
function unpaidOf(invoices: readonly InvoiceInOre[], today: string): SummaryInOre['unpaid'] {
  const unpaid = invoices.filter((invoice) => invoiceState(invoice, today) === 'overdue');
  const [first] = unpaid.map(({ forfallsdato }) => forfallsdato).toSorted();
  if (!first) return null;
  const amountOre = sumOre(unpaid.map((invoice) => invoice.amountOre));
  return { antall: unpaid.length, forfallsdato: first, amountOre };
}

/** As short as what the overview shows: which insurance it is where it leads to one, and of a description the thing alone. */
function toWire({ date, kind, systemSource, name, description, amountOre, id }: ComingDate) {
  const thing = description?.split(',')[0]?.trim();
  return {
    dato: date,
    slag: kind,
    ...(name ? { navn: name } : {}),
    ...(thing ? { beskrivelse: thing } : {}),
    ...(kind === 'FORNYES' || kind === 'SLUTTER' ? { systemSource, policyNumber: id } : {}),
    amountOre: amountOre ?? null,
  };
}

/** Those that wait for the customer first, then the latest. */
function byUrgency(one: ClaimInOre, other: ClaimInOre): number {
  const difference = Number(waitsForCustomer(other)) - Number(waitsForCustomer(one));
  return difference || other.meldtDato.localeCompare(one.meldtDato);
}

function cardOf({ id, systemSource, tittel, status }: ClaimInOre): OpenClaim {
  return { id, systemSource, tittel, status };
}
