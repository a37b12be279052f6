import type {
  ClaimInOre,
  DetailedCustomerAgreementInOre,
  InvoiceInOre,
  OfferInOre,
} from '../../contract/in-ore.ts';
import type { Message } from '../../contract/messages.ts';
import type { EndingAgreement, FailedFile, OpenClaim, SummarizedList } from '../../contract/summary.ts';
import type { SummaryInOre } from '../../contract/summary-in-ore.ts';
import { isOpenClaim, withoutWaiting } from '../../domain/claim-state.ts';
import { filesToSendAgain } from '../../domain/files-to-send-again.ts';
import { sumOre } from '../../domain/money.ts';
import { lastDayOf } from '../../domain/standing.ts';
import type { Collected } from '../sources/collect.ts';
import { newestFirst } from '../sources/newest-first.ts';
import { type ComingDate, comingDates } from '../standing/coming-dates.ts';
import {
  claimsWithFailedFiles,
  endingsWithoutSuccessor,
  overdueBills,
  waitingClaims,
} from '../standing/waiting.ts';

/** Maximum number of dates shown (spec: beyond §1). */
const MAX_DATES = 5;
/** Maximum number of open claims that do not wait for the customer. */
const MAX_CLAIMS = 3;
/** Maximum number of waiting claims, of claims with failed files, and of ending insurances as separate tasks. */
const MAX_TASKS = 5;

export type SummarizedLists = {
  avtaler: Collected<DetailedCustomerAgreementInOre>;
  tilbud: Collected<OfferInOre>;
  fakturaer: Collected<InvoiceInOre>;
  skader: Collected<ClaimInOre>;
  /** left out when the bank has its own inbox */
  meldinger?: Collected<Message>;
};

/** Returns the customer's tasks and coming dates on a day such as `2026-12-31` (spec: beyond §1, beyond §6, ADR-017). */
export function toSummary(lists: SummarizedLists, today: string): SummaryInOre {
  const { avtaler, fakturaer, skader, meldinger } = lists;
  const dates = comingDates({ agreements: avtaler.items, offers: [], invoices: fakturaer.items }, today);
  const next = dates.find(isPayment);
  const unread = meldinger?.items.filter(({ lest }) => !lest).length ?? 0;
  const mangler = (Object.keys(lists) as SummarizedList[]).filter((name) => lists[name]?.complete === false);
  return {
    nextPayment: next ? paymentOf(next) : null,
    unpaid: unpaidOf(overdueBills(fakturaer.items, today)),
    comingDates: dates.slice(0, MAX_DATES).map(toWire),
    ...claimsOf(skader.items),
    ...failedFilesOf(claimsWithFailedFiles(skader.items)),
    ...endingsOf(endingsWithoutSuccessor(avtaler.items, today)),
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

function unpaidOf(overdue: readonly InvoiceInOre[]): SummaryInOre['unpaid'] {
  const [oldest] = overdue;
  if (!oldest) return null;
  const amountOre = sumOre(overdue.map((invoice) => invoice.amountOre));
  return { antall: overdue.length, forfallsdato: oldest.forfallsdato, amountOre };
}

/** Returns the open claims: first those that wait for the customer, then the others, latest first. */
function claimsOf(claims: readonly ClaimInOre[]) {
  const waiting = waitingClaims(claims);
  const others = newestFirst(withoutWaiting(claims).filter(isOpenClaim), ({ meldtDato }) => meldtDato);
  const shown = [...waiting.slice(0, MAX_TASKS), ...others.slice(0, MAX_CLAIMS)];
  return {
    skader: shown.map(toOpenClaim),
    flereSkader: waiting.length + others.length - shown.length,
    ...(waiting.length > 0 ? { skaderSomVenter: waiting.length } : {}),
  };
}

function failedFilesOf(claims: readonly ClaimInOre[]) {
  if (claims.length === 0) return {};
  const more = claims.length - MAX_TASKS;
  return {
    feiledeFiler: claims.slice(0, MAX_TASKS).map(toFailedFile),
    ...(more > 0 ? { flereFeiledeFiler: more } : {}),
  };
}

function toFailedFile(claim: ClaimInOre): FailedFile {
  const { id, systemSource, tittel } = claim;
  const { length, 0: first } = filesToSendAgain(claim);
  return { id, systemSource, tittel, fil: first?.navn ?? '', ...(length > 1 ? { antall: length } : {}) };
}

function endingsOf(endings: readonly DetailedCustomerAgreementInOre[]) {
  return {
    slutter: endings.slice(0, MAX_TASKS).map(toEnding),
    flereSlutter: Math.max(0, endings.length - MAX_TASKS),
  };
}

/** Returns a date with the fields that the overview shows. Of the description only the object is kept. */
function toWire({ date, kind, systemSource, name, description, amountOre, id }: ComingDate) {
  const isAgreement = kind === 'FORNYES' || kind === 'SLUTTER' || kind === 'BEGYNNER';
  return {
    dato: date,
    slag: kind,
    ...(name ? { navn: name } : {}),
    ...objectOf(description),
    ...(isAgreement ? { systemSource, policyNumber: id } : {}),
    amountOre: amountOre ?? null,
  };
}

function toEnding(agreement: DetailedCustomerAgreementInOre): EndingAgreement {
  const { systemSource, policyNumber, name, description } = agreement;
  const dato = lastDayOf(agreement) ?? '';
  return { systemSource, policyNumber, navn: name, ...objectOf(description), dato };
}

function objectOf(description: string | undefined): { beskrivelse?: string } {
  const object = description?.split(',')[0]?.trim();
  return object ? { beskrivelse: object } : {};
}

function toOpenClaim({ id, systemSource, tittel, status }: ClaimInOre): OpenClaim {
  return { id, systemSource, tittel, status };
}
