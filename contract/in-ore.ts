import { type AmountFormats, formatOre, type Prices, sumOre, toKroner, toOre } from '../domain/money.ts';
import type { System } from '../domain/systems.ts';
import type {
  Agreement,
  AgreementDetails,
  AgreementList,
  Coverage,
  CustomerAgreement,
  DetailedAgreement,
  PriceFrom,
  Renewal,
  RenewalReason,
} from './agreements.ts';
import type { ClaimList, CustomerClaim } from './claims.ts';
import type { CoverHit } from './cover.ts';
import type { Unreadable } from './entity.ts';
import type { Invoice, InvoiceList, InvoiceShare } from './invoices.ts';
import type {
  ListedOffer,
  Offer,
  OfferList,
  PackageOffer,
  PresentPrice,
  PresentPriceList,
} from './offers.ts';

// The only conversion between kroner (the wire, portfolio files) and øre (internal) (ADR-010). It loads no
// schema, so that the browser can use it too.

type PricesInKroner = { monthlyPrice?: number | undefined; yearlyPrice?: number | undefined };
type InOre<Wire> = Omit<Wire, keyof PricesInKroner> & Prices;

/** The internal form of an agreement, with prices in whole øre. */
export type AgreementInOre = InOre<Agreement>;
/** The internal form of an offer, with prices in whole øre. `tfaMonthlyOre` is the monthly traffic-insurance fee. */
export type OfferInOre = InOre<Omit<Offer, 'detaljer' | 'pakkeTilbud' | 'avtaleDetaljer'>> & {
  tfaMonthlyOre: number | null;
  packageOffers: InOre<PackageOffer>[] | null;
  /** omitted if the system has none, and in the list of offers */
  details?: AgreementDetailsInOre;
};

/** An agreement of the customer's with its standing. */
export type CustomerAgreementInOre = InOre<CustomerAgreement>;

/** Agreements and their total cost in øre. */
export type AgreementListInOre = {
  avtaler: CustomerAgreementInOre[];
  monthlyOre: number;
  yearlyOre: number;
} & Completeness;
/** The price the customer pays today for the insurance in an offer. */
export type PresentPriceInOre = InOre<PresentPrice>;
/** An offer of the list. `objekt` is the same for alternatives, and left out for an offer without. */
export type ListedOfferInOre = OfferInOre & Pick<ListedOffer, 'objekt'>;
export type OfferListInOre = { tilbud: ListedOfferInOre[] } & Completeness;

/** Whether a list is incomplete, and the systems with missing data. */
type Completeness = { systemSourceError: boolean; manglerFra?: System[] };

type CoverAmounts = Pick<Coverage, 'sum' | 'egenandel'>;
type CoverAmountsInOre = { sumOre: number | null; deductibleOre: number | null };
export type CoverageInOre = Omit<Coverage, keyof CoverAmounts> & CoverAmountsInOre;
/** An answer of the cover search with its amounts. */
export type CoverHitInOre = Omit<CoverHit, keyof CoverAmounts> & CoverAmountsInOre;
/** A renewal with its prices. `reasons` is empty if the system gives none. */
type RenewalInOre = Pick<Renewal, 'dato' | 'endringsfrist'> &
  Prices & { reasons: (Omit<RenewalReason, 'belop'> & { amountOre: number | null })[] };
/** Details of an agreement. `priceHistory` and `renewal` are omitted if its system has none. */
export type AgreementDetailsInOre = Omit<
  AgreementDetails,
  'forsikringssum' | 'egenandel' | 'dekninger' | 'prishistorikk' | 'fornyelse'
> & {
  insuredOre: number | null;
  deductibleOre: number | null;
  coverages: CoverageInOre[];
  priceHistory?: (Pick<PriceFrom, 'fra'> & Prices)[];
  renewal?: RenewalInOre;
};
/** An agreement with its details, which are null if its system has none. */
export type DetailedAgreementInOre = AgreementInOre & { details: AgreementDetailsInOre | null } & Unreadable;
/** A detailed agreement of the customer's with its standing. */
export type DetailedCustomerAgreementInOre = DetailedAgreementInOre & Pick<CustomerAgreement, 'standing'>;
export type InvoiceShareInOre = Omit<InvoiceShare, 'belop'> & { amountOre: number };
/** An invoice with the shares of its insurances, which are omitted if its system does not give them. */
export type InvoiceInOre = Omit<Invoice, 'belop' | 'fordeling'> & {
  amountOre: number;
  shares?: InvoiceShareInOre[];
};
/** A claim with the amount paid, which is null if unknown. */
export type ClaimInOre = Omit<CustomerClaim, 'utbetalt'> & { paidOre: number | null };

/** Returns an item from the wire with its prices in whole øre. */
function withOre<Wire extends PricesInKroner>({ monthlyPrice, yearlyPrice, ...rest }: Wire) {
  return { ...rest, ...pricesInOre({ monthlyPrice, yearlyPrice }) };
}

/** Returns an item for the wire, with its prices in kroner. */
function withKroner<Inside extends Prices>({ monthlyOre, yearlyOre, ...rest }: Inside) {
  return { ...rest, ...pricesInKroner({ monthlyOre, yearlyOre }) };
}

/** Returns the prices in whole øre, or null for a missing price. */
export function pricesInOre({ monthlyPrice, yearlyPrice }: PricesInKroner): Prices {
  return { monthlyOre: oreOrNull(monthlyPrice), yearlyOre: oreOrNull(yearlyPrice) };
}

/** Returns the prices in kroner. Omits null prices. */
export function pricesInKroner({ monthlyOre, yearlyOre }: Prices) {
  return {
    ...(monthlyOre === null ? {} : { monthlyPrice: toKroner(monthlyOre) }),
    ...(yearlyOre === null ? {} : { yearlyPrice: toKroner(yearlyOre) }),
  };
}

/** Returns a list of agreements from the wire with prices and sums in øre. */
export function agreementListInOre(list: AgreementList): AgreementListInOre {
  const { avtaler, monthlySum, yearlySum, ...completeness } = list;
  return {
    avtaler: avtaler.map((each) => withOre(each)),
    monthlyOre: toOre(monthlySum),
    yearlyOre: toOre(yearlySum),
    ...completeness,
  };
}

/** Returns a list of agreements for the wire, with prices and sums in kroner. */
export function agreementListInKroner(list: AgreementListInOre): AgreementList {
  const { avtaler, monthlyOre, yearlyOre, ...completeness } = list;
  return {
    avtaler: avtaler.map((each) => withKroner(each)),
    monthlySum: toKroner(monthlyOre),
    yearlySum: toKroner(yearlyOre),
    ...completeness,
  };
}

/** Returns an offer from the wire with its prices in øre. */
export function offerInOre(offer: ListedOffer): ListedOfferInOre {
  const { detaljer, pakkeTilbud, avtaleDetaljer, ...rest } = offer;
  return {
    ...withOre(rest),
    tfaMonthlyOre: oreOrNull(detaljer?.tfaMonthly),
    packageOffers: pakkeTilbud?.map((each) => withOre(each)) ?? null,
    ...(avtaleDetaljer ? { details: agreementDetailsInOre(avtaleDetaljer) } : {}),
  };
}

/** Returns a list of offers from the wire with their prices in øre. */
export function offerListInOre({ tilbud, ...completeness }: OfferList): OfferListInOre {
  return { tilbud: tilbud.map(offerInOre), ...completeness };
}

/** Returns a list of offers for the wire, with prices in kroner. */
export function offerListInKroner({ tilbud, ...completeness }: OfferListInOre): OfferList {
  return { tilbud: tilbud.map(offerInKroner), ...completeness };
}

/** Returns an agreement of a system with prices and details in øre. `details` is null if it has none. */
export function detailedAgreementInOre<Wire extends DetailedAgreement>({ avtaleDetaljer, ...rest }: Wire) {
  return {
    ...withOre(rest),
    details: avtaleDetaljer ? agreementDetailsInOre(avtaleDetaljer) : null,
  };
}

/** Returns an agreement in the form of a system, with prices and details in kroner. */
export function detailedAgreementInKroner<Inside extends DetailedAgreementInOre>({
  details,
  ...rest
}: Inside) {
  return {
    ...withKroner(rest),
    ...(details ? { avtaleDetaljer: agreementDetailsInKroner(details) } : {}),
  };
}

function agreementDetailsInOre(details: AgreementDetails): AgreementDetailsInOre {
  const { forsikringssum, egenandel, dekninger, prishistorikk, fornyelse, ...rest } = details;
  return {
    ...rest,
    insuredOre: oreOrNull(forsikringssum),
    deductibleOre: oreOrNull(egenandel),
    coverages: dekninger?.map(coverageInOre) ?? [],
    ...(prishistorikk ? { priceHistory: prishistorikk.map(priceFromInOre) } : {}),
    ...(fornyelse ? { renewal: renewalInOre(fornyelse) } : {}),
  };
}

function priceFromInOre<Wire extends PriceFrom>({ aarspris, maanedspris, ...rest }: Wire) {
  return { ...rest, ...pricesInOre({ monthlyPrice: maanedspris, yearlyPrice: aarspris }) };
}

function renewalInOre({ grunner = [], ...rest }: Renewal): RenewalInOre {
  const reasons = grunner.map(({ belop, ...reason }) => ({ ...reason, amountOre: oreOrNull(belop) }));
  return { ...priceFromInOre(rest), reasons };
}

/** Returns an invoice from the wire with its amount in øre. */
export function invoiceInOre({ belop, fordeling, ...rest }: Invoice): InvoiceInOre {
  const shares = fordeling?.map(({ belop: share, ...of }) => ({ ...of, amountOre: toOre(share) }));
  return { ...rest, amountOre: toOre(belop), ...(shares ? { shares } : {}) };
}

/** Returns whether the shares of an invoice from the wire add up to its amount. None always do. */
export function sharesAddUp({ belop, fordeling = [] }: Pick<Invoice, 'belop' | 'fordeling'>): boolean {
  return fordeling.length === 0 || sumOre(fordeling.map((share) => toOre(share.belop))) === toOre(belop);
}

/** Returns a list of invoices from the wire with their amounts in øre. */
export function invoiceListInOre({ fakturaer, systemSourceError }: InvoiceList) {
  return { fakturaer: fakturaer.map(invoiceInOre), systemSourceError };
}

/** Returns an invoice for the wire, with its amount in kroner. */
export function invoiceInKroner({ amountOre, shares, ...rest }: InvoiceInOre): Invoice {
  const fordeling = shares?.map(({ amountOre: share, ...of }) => ({ ...of, belop: toKroner(share) }));
  return { ...rest, belop: toKroner(amountOre), ...(fordeling ? { fordeling } : {}) };
}

/** Returns a claim from the wire with its payment in øre, which is null if unknown. */
export function claimInOre({ utbetalt, ...rest }: CustomerClaim): ClaimInOre {
  return { ...rest, paidOre: oreOrNull(utbetalt) };
}

/** Returns a list of claims from the wire with their payments in øre. */
export function claimListInOre({ skader, systemSourceError }: ClaimList) {
  return { skader: skader.map(claimInOre), systemSourceError };
}

/** Returns a claim for the wire, with its payment in kroner if it is known. */
export function claimInKroner({ paidOre, ...rest }: ClaimInOre): CustomerClaim {
  return { ...rest, ...(paidOre === null ? {} : { utbetalt: toKroner(paidOre) }) };
}

/** Returns today's prices from the wire in øre. */
export function presentPricesInOre({ priser }: PresentPriceList): PresentPriceInOre[] {
  return priser.map((each) => withOre(each));
}

/** Returns an offer for the wire, with its prices in kroner. */
export function offerInKroner(offer: OfferInOre): Offer {
  const { tfaMonthlyOre, packageOffers, details, ...rest } = offer;
  return {
    ...withKroner(rest),
    ...(tfaMonthlyOre === null ? {} : { detaljer: { tfaMonthly: toKroner(tfaMonthlyOre) } }),
    ...(packageOffers === null ? {} : { pakkeTilbud: packageOffers.map((each) => withKroner(each)) }),
    ...(details ? { avtaleDetaljer: agreementDetailsInKroner(details) } : {}),
  };
}

function agreementDetailsInKroner(details: AgreementDetailsInOre): AgreementDetails {
  const { insuredOre, deductibleOre, coverages, priceHistory, renewal, ...rest } = details;
  return {
    ...rest,
    ...(insuredOre === null ? {} : { forsikringssum: toKroner(insuredOre) }),
    ...(deductibleOre === null ? {} : { egenandel: toKroner(deductibleOre) }),
    ...(coverages.length === 0 ? {} : { dekninger: coverages.map(coverageInKroner) }),
    ...(priceHistory ? { prishistorikk: priceHistory.map(priceFromInKroner) } : {}),
    ...(renewal ? { fornyelse: renewalInKroner(renewal) } : {}),
  };
}

function priceFromInKroner<Inside extends Prices>({ monthlyOre, yearlyOre, ...rest }: Inside) {
  return {
    ...rest,
    ...(yearlyOre === null ? {} : { aarspris: toKroner(yearlyOre) }),
    ...(monthlyOre === null ? {} : { maanedspris: toKroner(monthlyOre) }),
  };
}

function renewalInKroner({ reasons, ...rest }: RenewalInOre): Renewal {
  const grunner = reasons.map(({ amountOre, ...reason }) => ({
    ...reason,
    ...(amountOre === null ? {} : { belop: toKroner(amountOre) }),
  }));
  return { ...priceFromInKroner(rest), ...(grunner.length === 0 ? {} : { grunner }) };
}

/** Returns a cover, or an answer of the cover search, from the wire with its amounts in øre. */
export function coverageInOre<Wire extends CoverAmounts>({ sum, egenandel, ...rest }: Wire) {
  return { ...rest, sumOre: oreOrNull(sum), deductibleOre: oreOrNull(egenandel) };
}

/** Returns a cover, or an answer of the cover search, for the wire, with its amounts in kroner. */
export function coverageInKroner<Inside extends CoverAmountsInOre>({
  sumOre,
  deductibleOre,
  ...rest
}: Inside) {
  return {
    ...rest,
    ...(sumOre === null ? {} : { sum: toKroner(sumOre) }),
    ...(deductibleOre === null ? {} : { egenandel: toKroner(deductibleOre) }),
  };
}

function oreOrNull(kroner: number | undefined): number | null {
  return kroner === undefined ? null : toOre(kroner);
}

/** Returns an amount from the wire, in kroner, as text for a screen or file. */
export function amountTextOfWire(value: number, formats: AmountFormats): string {
  return formatOre(toOre(value), 'kr', formats);
}
