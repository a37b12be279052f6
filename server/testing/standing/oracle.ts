import type { PortfolioCustomer } from '../../../commands/portfolio/format.ts';
import { integrationSystems, SHIPPED_SYSTEMS, SYSTEMS, type System } from '../../../domain/systems.ts';
import { addDays } from './days.ts';
import { isSameCover, isSameObject } from './objects.ts';

// Section 6 of beyond (spec: beyond §6), written only from the specification. It imports no code that it is
// compared with.

export type Standing =
  | 'UNDER_REVIEW'
  | 'ENDED'
  | 'ENDING'
  | 'TEMPORARY'
  | 'WAITING'
  | 'NOT_STARTED'
  | 'RENEWING'
  | 'IN_FORCE';

type PortfolioAgreement = NonNullable<PortfolioCustomer['avtaler']>[number];
/** Services may also report that an agreement was cancelled or terminated. */
export type Agreement = Omit<PortfolioAgreement, 'avtaleStatus'> & { avtaleStatus?: string };
export type Offer = NonNullable<PortfolioCustomer['tilbud']>[number];
type Invoice = NonNullable<PortfolioCustomer['fakturaer']>[number];
type Claim = NonNullable<PortfolioCustomer['skader']>[number];

/** Number of days that screens show an ENDED agreement. */
export const DAYS_SHOWN = 30;
/** Number of days ahead in which an end is a task. */
export const DAYS_AHEAD = 30;
const OFFER_TYPES =
  'HUS INNBO FRITIDSHUS REISE KJAELEDYR LOFAVOR_KJAELEDYR BIL MC MOPED BAAT SEK TILHENGER'.split(' ');
const PAYING: readonly Standing[] = ['IN_FORCE', 'RENEWING', 'ENDING'];
const CONFIRMABLE: readonly Standing[] = ['IN_FORCE', 'RENEWING', 'ENDING', 'TEMPORARY', 'NOT_STARTED'];
const RENEWED: readonly Standing[] = ['IN_FORCE', 'RENEWING'];
const FOLLOWING: readonly Standing[] = ['IN_FORCE', 'RENEWING', 'NOT_STARTED', 'TEMPORARY'];
const CLOSED_CLAIMS = ['UTBETALT', 'AVSLUTTET', 'AVSLAATT'];
const MONTHS = 12;
const MOST_RECOMMENDED = 5;

export type StandingAgreement = {
  key: string;
  agreement: Agreement;
  standing: Standing;
  /** of an ENDED agreement, if it is known */
  lastDay: string | undefined;
};

export type ComingKind = 'FORNYES' | 'SLUTTER' | 'BEGYNNER' | 'FAKTURA' | 'AVTALEGIRO' | 'TILBUD';
export type ComingDate = {
  dato: string;
  slag: ComingKind;
  /** the key of an agreement: system and number */
  key?: string;
  navn?: string;
  beskrivelse?: string;
  belop?: number;
};

type PresentPrice = { agreement: Agreement; hasOtherCover: boolean };

/**
 * Whether the customer has something to do; `unsure` when the specification does not define the meaning of
 * unread messages.
 */
type Waits = 'yes' | 'no' | 'unsure';

/** The data that all surfaces must show for a customer on a day. */
export type Expectation = {
  agreements: readonly StandingAgreement[];
  main: readonly StandingAgreement[];
  integration: readonly StandingAgreement[];
  /** agreements of systems that don't exist for this customer */
  hidden: readonly Agreement[];
  hiddenOffers: readonly Offer[];
  counted: readonly StandingAgreement[];
  /** ended agreements that screens still show, and those that they no longer show */
  shownEnded: readonly StandingAgreement[];
  goneEnded: readonly StandingAgreement[];
  products: ReadonlySet<string>;
  /** the products that the overview recommends, in order; undefined when the portfolio has no scores */
  recommended: readonly string[] | undefined;
  offers: readonly Offer[];
  prices: ReadonlyMap<string, PresentPrice>;
  /** dates from today on, without those of offers */
  coming: readonly ComingDate[];
  offerDates: readonly ComingDate[];
  invoices: readonly Invoice[];
  overdue: readonly Invoice[];
  claims: readonly Claim[];
  openClaims: readonly Claim[];
  waitingClaims: readonly Claim[];
  /** open claims with a file that did not arrive and was not sent again */
  claimsWithFailedFiles: readonly Claim[];
  endings: readonly StandingAgreement[];
  messages: NonNullable<PortfolioCustomer['meldinger']>;
  documents: NonNullable<PortfolioCustomer['dokumenter']>;
  waits: Waits;
};

/** Returns the standing of an agreement on a day: the first row of the table that matches. */
export function standingOf(agreement: Agreement, day: string): Standing {
  const { systemSource, avtaleStatus, avtaleStatusDescription, endDate, avtaleDetaljer } = agreement;
  const isPending = avtaleStatus === 'PENDING';
  const isCancelled = avtaleStatusDescription === 'Til Annullasjon' && systemSource !== 'PROLIFE';
  if ((systemSource === 'EIKA_PERSON' && isPending) || avtaleStatus === 'PROCESSING') return 'UNDER_REVIEW';
  if (avtaleStatus === 'CANCELLED' || avtaleStatus === 'TERMINATED') return 'ENDED';
  if (isCancelled) return endDate !== undefined && endDate < day ? 'ENDED' : 'ENDING';
  if (isPending) return systemSource === 'PROLIFE' ? 'TEMPORARY' : 'WAITING';
  if (avtaleDetaljer?.gjelderFra !== undefined && avtaleDetaljer.gjelderFra > day) return 'NOT_STARTED';
  return avtaleStatus === 'RENEWAL' ? 'RENEWING' : 'IN_FORCE';
}

/**
 * Returns the data that all surfaces must show for a customer. `isPartnerGroup`: the integration is enabled.
 */
export function expectationOf(
  customer: PortfolioCustomer,
  day: string,
  isPartnerGroup: boolean,
): Expectation {
  const visible = <Item extends { systemSource: System }>(items: readonly Item[] = []) =>
    items.filter(({ systemSource }) => isPartnerGroup || !isIntegration(systemSource));
  const hidden = <Item extends { systemSource: System }>(items: readonly Item[] = []) =>
    items.filter(({ systemSource }) => !isPartnerGroup && isIntegration(systemSource));
  const agreements = visible(customer.avtaler).map((agreement) => withStanding(agreement, day));
  const offers = orderedOffers(visible(customer.tilbud).filter((offer) => isShown(offer, day)));
  const invoices = visible(customer.fakturaer);
  const openClaims = visible(customer.skader).filter(({ status }) => !CLOSED_CLAIMS.includes(status));
  const counted = agreements.filter(({ standing }) => standing !== 'ENDED');
  const ended = agreements.filter(({ standing }) => standing === 'ENDED');
  const parts = {
    overdue: invoices.filter((invoice) => isOverdue(invoice, day)),
    waitingClaims: openClaims.filter(({ status }) => status === 'VENTER_PAA_DEG'),
    claimsWithFailedFiles: openClaims.filter(hasFailedFile),
    endings: endingsOf(agreements, day),
    messages: visible(customer.meldinger),
  };
  return {
    agreements,
    main: agreements.filter(({ agreement }) => !isIntegration(agreement.systemSource)),
    integration: agreements.filter(({ agreement }) => isIntegration(agreement.systemSource)),
    hidden: hidden(customer.avtaler),
    hiddenOffers: hidden(customer.tilbud),
    counted,
    shownEnded: ended.filter((each) => isStillShown(each, day)),
    goneEnded: ended.filter((each) => !isStillShown(each, day)),
    products: productsOf(counted),
    recommended: recommendedOf(customer, productsOf(counted)),
    offers,
    prices: presentPrices(offers, agreements),
    coming: [...agreementDates(agreements, day), ...invoiceDates(invoices, day)].toSorted(byDate),
    offerDates: offers.flatMap(offerDate).toSorted(byDate),
    invoices,
    claims: visible(customer.skader),
    openClaims,
    documents: visible(customer.dokumenter),
    ...parts,
    waits: waitsFor(customer, isPartnerGroup, parts),
  };
}

/** Returns the key of an agreement or offer among all systems. */
export function keyOf({
  systemSource,
  policyNumber,
}: {
  systemSource: string;
  policyNumber: string;
}): string {
  return `${systemSource} ${policyNumber}`;
}

/** Returns the key of a bill, claim, message or document among all systems. */
export function itemKey({ systemSource, id }: { systemSource: string; id: string }): string {
  return `${systemSource} ${id}`;
}

/** Returns the monthly and yearly cost of the agreements that have not ended, in øre. */
export function sumsOf(agreements: readonly StandingAgreement[]): { month: number; year: number } {
  const counted = agreements.filter(({ standing }) => standing !== 'ENDED');
  const costs = counted.map(({ agreement }) => costOf(agreement));
  return {
    month: costs.reduce((sum, { month }) => sum + month, 0),
    year: costs.reduce((sum, { year }) => sum + year, 0),
  };
}

/**
 * Returns the cost of an agreement in øre. When a system gives only one price, the other is derived from it.
 */
export function costOf({ monthlyPrice, yearlyPrice }: Pick<Agreement, 'monthlyPrice' | 'yearlyPrice'>) {
  const [month, year] = [oreOf(monthlyPrice), oreOf(yearlyPrice)];
  return {
    month: month ?? Math.round((year ?? 0) / MONTHS),
    year: year ?? (month ?? 0) * MONTHS,
  };
}

/**
 * Returns whether offers of a product type have a purchase link and are therefore shown
 * (spec: overview §2.3, overview §2.6).
 */
export function isSupported(productType: string): boolean {
  return OFFER_TYPES.includes(productType);
}

/** Returns whether an agreement can be confirmed: its standing allows it, and it does not end before it begins. */
export function canBeConfirmed(each: Dated): boolean {
  return CONFIRMABLE.includes(each.standing) && !neverApplies(each);
}

type Dated = {
  standing: Standing;
  agreement: { endDate?: string | undefined; avtaleDetaljer?: Agreement['avtaleDetaljer'] | undefined };
};

function neverApplies({ standing, agreement: { endDate, avtaleDetaljer } }: Dated): boolean {
  return standing === 'ENDING' && (endDate ?? '9') < (avtaleDetaljer?.gjelderFra ?? '');
}

/**
 * Returns the renewal date that the insurance page may show; undefined for ENDING and ENDED, and without a
 * coming date.
 */
export function renewalOf({ agreement, standing }: StandingAgreement, day: string): string | undefined {
  const { fornyelse, hovedforfall } = agreement.avtaleDetaljer ?? {};
  const coming = [fornyelse?.dato ?? '', hovedforfall ?? ''].filter((renewal) => renewal >= day);
  return RENEWED.includes(standing) ? coming[0] : undefined;
}

function withStanding(agreement: Agreement, day: string): StandingAgreement {
  const standing = standingOf(agreement, day);
  return { key: keyOf(agreement), agreement, standing, lastDay: lastDayOf(agreement, day) };
}

function isIntegration(system: System): boolean {
  return integrationSystems(SHIPPED_SYSTEMS).includes(system);
}

function oreOf(kroner: number | undefined): number | undefined {
  return kroner === undefined ? undefined : Math.round(kroner * 100);
}

/**
 * Returns the last day of an agreement if it is ENDED. A system may report the end of a period that is still to come: then
 * the last day is unknown.
 */
function lastDayOf(agreement: Agreement, day: string): string | undefined {
  const { endDate } = agreement;
  const isKnown = endDate !== undefined && endDate <= day;
  return standingOf(agreement, day) === 'ENDED' && isKnown ? endDate : undefined;
}

function isStillShown({ lastDay }: StandingAgreement, day: string): boolean {
  return lastDay === undefined || lastDay >= addDays(day, -DAYS_SHOWN);
}

/**
 * Returns the customer's products. Collective travel counts as travel, collective home as contents
 * (spec: overview §4.5).
 */
function productsOf(counted: readonly StandingAgreement[]): Set<string> {
  const types = counted.map(({ agreement }) => agreement.productType);
  const also: Record<string, string> = { KOLLEKTIV_REISE: 'REISE', KOLLEKTIV_HJEM: 'INNBO' };
  return new Set(types.flatMap((type) => [type, ...(also[type] ? [also[type]] : [])]));
}

function recommendedOf(
  { anbefalinger }: PortfolioCustomer,
  products: ReadonlySet<string>,
): string[] | undefined {
  return anbefalinger?.scores
    ?.filter(({ nextBestOfferProdukt }) => !products.has(nextBestOfferProdukt))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST_RECOMMENDED)
    .map(({ nextBestOfferProdukt }) => nextBestOfferProdukt);
}

function isShown({ productType, expirationDate }: Offer, day: string): boolean {
  return isSupported(productType) && (expirationDate === undefined || expirationDate >= day);
}

/**
 * Returns the offers by system, name and description. Alternatives follow the first of them, in the same
 * order.
 */
function orderedOffers(offers: readonly Offer[]): Offer[] {
  const { compare } = new Intl.Collator('nb');
  const sorted = offers.toSorted(
    (one, other) =>
      SYSTEMS.indexOf(one.systemSource) - SYSTEMS.indexOf(other.systemSource) ||
      compare(one.name, other.name) ||
      compare(one.description ?? '', other.description ?? ''),
  );
  return groupsOf(sorted).flat();
}

function groupsOf(offers: readonly Offer[]): Offer[][] {
  const groups: Offer[][] = [];
  for (const offer of offers) {
    const own = groups.find((group) => group.some((each) => isSameObject(each, offer)));
    if (own) own.push(offer);
    else groups.push([offer]);
  }
  return groups;
}

function presentPrices(
  offers: readonly Offer[],
  agreements: readonly StandingAgreement[],
): Map<string, PresentPrice> {
  const paid = agreements.filter(({ standing }) => PAYING.includes(standing));
  return new Map(
    offers.flatMap((offer) => {
      const same = paid.filter(({ agreement }) => isSameObject(agreement, offer));
      const [only] = same;
      if (!only || same.length > 1 || !hasPrice(only.agreement)) return [];
      const { agreement } = only;
      return [[keyOf(offer), { agreement, hasOtherCover: !isSameCover(agreement, offer) }] as const];
    }),
  );
}

function hasPrice({ monthlyPrice = 0, yearlyPrice = 0 }: Agreement): boolean {
  return monthlyPrice > 0 || yearlyPrice > 0;
}

function agreementDates(agreements: readonly StandingAgreement[], day: string): ComingDate[] {
  return agreements.flatMap((each) => {
    const { agreement, standing, key } = each;
    const { name: navn, description: beskrivelse } = agreement;
    const dateOf = (slag: ComingKind, dato: string | undefined): ComingDate[] =>
      dato === undefined ? [] : [{ dato, slag, key, navn, ...(beskrivelse ? { beskrivelse } : {}) }];
    if (standing === 'ENDING') return dateOf('SLUTTER', agreement.endDate);
    if (standing === 'NOT_STARTED') return dateOf('BEGYNNER', agreement.avtaleDetaljer?.gjelderFra);
    return dateOf('FORNYES', renewalOf(each, day));
  });
}

function invoiceDates(invoices: readonly Invoice[], day: string): ComingDate[] {
  return invoices
    .filter((invoice) => isDue(invoice, day))
    .map(({ status, forfallsdato, belop }) => ({
      dato: forfallsdato,
      slag: status === 'AVTALEGIRO' ? 'AVTALEGIRO' : 'FAKTURA',
      belop,
    }));
}

function offerDate({ expirationDate, name }: Offer): ComingDate[] {
  return expirationDate === undefined ? [] : [{ dato: expirationDate, slag: 'TILBUD', navn: name }];
}

function byDate(one: ComingDate, other: ComingDate): number {
  return one.dato.localeCompare(other.dato);
}

type Due = Pick<Invoice, 'forfallsdato' | 'belop'> & { status: string };

/** Returns whether an invoice is to be paid or collected by a day to come. */
export function isDue({ status, forfallsdato, belop }: Due, day: string): boolean {
  return status !== 'BETALT' && belop > 0 && forfallsdato >= day;
}

/** Returns whether the customer must pay an invoice now. */
export function isOverdue({ status, forfallsdato, belop }: Due, day: string): boolean {
  return (status === 'KOMMENDE' || status === 'FORFALT') && belop > 0 && forfallsdato < day;
}

/** Returns the insurances that end soon without a successor for the same object, earliest first. */
function endingsOf(agreements: readonly StandingAgreement[], day: string): StandingAgreement[] {
  const limit = addDays(day, DAYS_AHEAD);
  return agreements
    .filter(({ standing, agreement }) => standing === 'ENDING' && (agreement.endDate ?? '9') <= limit)
    .filter((each) => !agreements.some((other) => follows(other, each)))
    .toSorted((one, other) => endOf(one).localeCompare(endOf(other)));
}

function follows(other: StandingAgreement, ending: StandingAgreement): boolean {
  if (other === ending || !isSameObject(other.agreement, ending.agreement)) return false;
  if (neverApplies(other)) return false;
  return FOLLOWING.includes(other.standing) || (other.standing === 'ENDING' && endOf(other) > endOf(ending));
}

function endOf({ agreement: { endDate = '' } }: StandingAgreement): string {
  return endDate;
}

function hasFailedFile({ vedlegg = [] }: Claim): boolean {
  const failed = vedlegg.filter(({ status }) => status === 'FEILET');
  const others = vedlegg.filter(({ status }) => status !== 'FEILET').map(({ navn }) => navn);
  return failed.some(({ navn }) => !others.includes(navn));
}

type WaitingParts = Pick<
  Expectation,
  'overdue' | 'waitingClaims' | 'claimsWithFailedFiles' | 'endings' | 'messages'
>;

function waitsFor(customer: PortfolioCustomer, isPartnerGroup: boolean, parts: WaitingParts): Waits {
  const { helseerklaering, aksepttilbud, motoroppgaver } = customer.oppgaver ?? {};
  const tasks = (helseerklaering?.antall ?? 0) + (aksepttilbud?.antall ?? 0) + (motoroppgaver?.length ?? 0);
  const waiting = [parts.overdue, parts.waitingClaims, parts.claimsWithFailedFiles, parts.endings].flat();
  if (tasks + waiting.length > 0) return 'yes';
  const saysUnread = isPartnerGroup && customer.kundekommunikasjon?.hasUlesteMeldinger === true;
  const hasUnread = parts.messages.some(({ lest }) => lest !== true);
  if (saysUnread && hasUnread) return 'yes';
  return saysUnread || hasUnread ? 'unsure' : 'no';
}
