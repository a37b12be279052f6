import { formatAmount, type Prices, toKroner, toOre } from '../domain/money.ts';
import type { System } from '../domain/systems.ts';
import type {
  Agreement,
  AgreementDetails,
  AgreementList,
  Coverage,
  DetailedAgreement,
} from './agreements.ts';
import type { Claim, ClaimList } from './claims.ts';
import type { Invoice, InvoiceList } from './invoices.ts';
import type { Offer, OfferList, PackageOffer, PresentPrice, PresentPriceList } from './offers.ts';

// The one door between kroner (the wire, portfolio files) and the øre inside (ADR-027). It loads no schema, so that the
// browser can use it too.

type PricesInKroner = { monthlyPrice?: number | undefined; yearlyPrice?: number | undefined };
type InOre<Wire> = Omit<Wire, keyof PricesInKroner> & Prices;
type OfferDetails = { tfaMonthlyOre: number | null; packageOffers: PackageOfferInOre[] | null };

/** An agreement as the portal computes with it: the wire's, its prices in whole øre. */
export type AgreementInOre = InOre<Agreement>;
export type PackageOfferInOre = InOre<PackageOffer>;
/** An offer likewise. `tfaMonthlyOre` is the monthly traffic-insurance fee. */
export type OfferInOre = InOre<Omit<Offer, 'detaljer' | 'pakkeTilbud'>> & OfferDetails;

/** Agreements and what they cost together. */
export type AgreementListInOre = {
  avtaler: AgreementInOre[];
  monthlyOre: number;
  yearlyOre: number;
} & Completeness;
/** What the customer pays today for what an offer is on. */
export type PresentPriceInOre = InOre<PresentPrice>;
export type OfferListInOre = { tilbud: OfferInOre[] } & Completeness;

/** Whether something of a list is missing, and the systems that it is missing from. */
type Completeness = { systemSourceError: boolean; manglerFra?: System[] };

export type CoverageInOre = Omit<Coverage, 'sum' | 'egenandel'> & {
  sumOre: number | null;
  deductibleOre: number | null;
};
export type AgreementDetailsInOre = Omit<AgreementDetails, 'forsikringssum' | 'egenandel' | 'dekninger'> & {
  insuredOre: number | null;
  deductibleOre: number | null;
  coverages: CoverageInOre[];
};
/** An agreement with its details; null where its system has none. */
export type DetailedAgreementInOre = AgreementInOre & { details: AgreementDetailsInOre | null };
export type InvoiceInOre = Omit<Invoice, 'belop'> & { amountOre: number };
export type InvoiceListInOre = { fakturaer: InvoiceInOre[]; systemSourceError: boolean };
/** A claim, with what was paid; null: unknown. */
export type ClaimInOre = Omit<Claim, 'utbetalt'> & { paidOre: number | null };
export type ClaimListInOre = { skader: ClaimInOre[]; systemSourceError: boolean };

/** Returns the prices in whole øre; null for one that is absent. */
export function pricesInOre({ monthlyPrice, yearlyPrice }: PricesInKroner): Prices {
  return { monthlyOre: oreOrNull(monthlyPrice), yearlyOre: oreOrNull(yearlyPrice) };
}

/** Returns the prices in kroner, without those that are null. */
export function pricesInKroner({ monthlyOre, yearlyOre }: Prices) {
  return {
    ...(monthlyOre === null ? {} : { monthlyPrice: toKroner(monthlyOre) }),
    ...(yearlyOre === null ? {} : { yearlyPrice: toKroner(yearlyOre) }),
  };
}

export function agreementInOre({ monthlyPrice, yearlyPrice, ...rest }: Agreement): AgreementInOre {
  return { ...rest, ...pricesInOre({ monthlyPrice, yearlyPrice }) };
}

export function agreementListInOre(list: AgreementList): AgreementListInOre {
  const { avtaler, monthlySum, yearlySum, ...completeness } = list;
  return {
    avtaler: avtaler.map(agreementInOre),
    monthlyOre: toOre(monthlySum),
    yearlyOre: toOre(yearlySum),
    ...completeness,
  };
}

export function agreementListInKroner(list: AgreementListInOre): AgreementList {
  const { avtaler, monthlyOre, yearlyOre, ...completeness } = list;
  return {
    avtaler: avtaler.map(agreementInKroner),
    monthlySum: toKroner(monthlyOre),
    yearlySum: toKroner(yearlyOre),
    ...completeness,
  };
}

export function offerInOre({ monthlyPrice, yearlyPrice, detaljer, pakkeTilbud, ...rest }: Offer): OfferInOre {
  return {
    ...rest,
    ...pricesInOre({ monthlyPrice, yearlyPrice }),
    ...offerDetailsInOre(detaljer, pakkeTilbud),
  };
}

/** Returns an offer's fee and package in øre, also for the store, which keeps both as the wire has them. */
export function offerDetailsInOre(details: Offer['detaljer'], parts: Offer['pakkeTilbud']): OfferDetails {
  return {
    tfaMonthlyOre: oreOrNull(details?.tfaMonthly),
    packageOffers: parts?.map(packageOfferInOre) ?? null,
  };
}

export function offerListInOre({ tilbud, ...completeness }: OfferList): OfferListInOre {
  return { tilbud: tilbud.map(offerInOre), ...completeness };
}

export function offerListInKroner({ tilbud, ...completeness }: OfferListInOre): OfferList {
  return { tilbud: tilbud.map(offerInKroner), ...completeness };
}

export function detailedAgreementInOre({
  avtaleDetaljer,
  ...rest
}: DetailedAgreement): DetailedAgreementInOre {
  return { ...agreementInOre(rest), details: avtaleDetaljer ? agreementDetailsInOre(avtaleDetaljer) : null };
}

export function detailedAgreementInKroner({ details, ...rest }: DetailedAgreementInOre): DetailedAgreement {
  const agreement = agreementInKroner(rest);
  return details ? { ...agreement, avtaleDetaljer: agreementDetailsInKroner(details) } : agreement;
}

/** Returns the details in øre, also for the store, which keeps them as the wire has them. */
export function agreementDetailsInOre(details: AgreementDetails): AgreementDetailsInOre {
  const { forsikringssum, egenandel, dekninger, ...rest } = details;
  return {
    ...rest,
    insuredOre: oreOrNull(forsikringssum),
    deductibleOre: oreOrNull(egenandel),
    coverages: dekninger?.map(coverageInOre) ?? [],
  };
}

export function invoiceInOre({ belop, ...rest }: Invoice): InvoiceInOre {
  return { ...rest, amountOre: toOre(belop) };
}

export function invoiceListInOre({ fakturaer, systemSourceError }: InvoiceList): InvoiceListInOre {
  return { fakturaer: fakturaer.map(invoiceInOre), systemSourceError };
}

export function invoiceInKroner({ amountOre, ...rest }: InvoiceInOre): Invoice {
  return { ...rest, belop: toKroner(amountOre) };
}

export function claimInOre({ utbetalt, ...rest }: Claim): ClaimInOre {
  return { ...rest, paidOre: oreOrNull(utbetalt) };
}

export function claimListInOre({ skader, systemSourceError }: ClaimList): ClaimListInOre {
  return { skader: skader.map(claimInOre), systemSourceError };
}

export function claimInKroner({ paidOre, ...rest }: ClaimInOre): Claim {
  return { ...rest, ...(paidOre === null ? {} : { utbetalt: toKroner(paidOre) }) };
}

export function presentPricesInOre({ priser }: PresentPriceList): PresentPriceInOre[] {
  return priser.map(({ monthlyPrice, yearlyPrice, ...rest }) => ({
    ...rest,
    ...pricesInOre({ monthlyPrice, yearlyPrice }),
  }));
}

export function agreementInKroner({ monthlyOre, yearlyOre, ...rest }: AgreementInOre): Agreement {
  return { ...rest, ...pricesInKroner({ monthlyOre, yearlyOre }) };
}

export function offerInKroner(offer: OfferInOre): Offer {
  const { monthlyOre, yearlyOre, tfaMonthlyOre, packageOffers, ...rest } = offer;
  return {
    ...rest,
    ...pricesInKroner({ monthlyOre, yearlyOre }),
    ...(tfaMonthlyOre === null ? {} : { detaljer: { tfaMonthly: toKroner(tfaMonthlyOre) } }),
    ...(packageOffers === null ? {} : { pakkeTilbud: packageOffers.map(packageOfferInKroner) }),
  };
}

function packageOfferInOre({ monthlyPrice, yearlyPrice, ...rest }: PackageOffer): PackageOfferInOre {
  return { ...rest, ...pricesInOre({ monthlyPrice, yearlyPrice }) };
}

function packageOfferInKroner({ monthlyOre, yearlyOre, ...rest }: PackageOfferInOre): PackageOffer {
  return { ...rest, ...pricesInKroner({ monthlyOre, yearlyOre }) };
}

function agreementDetailsInKroner(details: AgreementDetailsInOre): AgreementDetails {
  const { insuredOre, deductibleOre, coverages, ...rest } = details;
  return {
    ...rest,
    ...(insuredOre === null ? {} : { forsikringssum: toKroner(insuredOre) }),
    ...(deductibleOre === null ? {} : { egenandel: toKroner(deductibleOre) }),
    ...(coverages.length === 0 ? {} : { dekninger: coverages.map(coverageInKroner) }),
  };
}

function coverageInOre({ sum, egenandel, ...rest }: Coverage): CoverageInOre {
  return { ...rest, sumOre: oreOrNull(sum), deductibleOre: oreOrNull(egenandel) };
}

function coverageInKroner({ sumOre, deductibleOre, ...rest }: CoverageInOre): Coverage {
  return {
    ...rest,
    ...(sumOre === null ? {} : { sum: toKroner(sumOre) }),
    ...(deductibleOre === null ? {} : { egenandel: toKroner(deductibleOre) }),
  };
}

function oreOrNull(kroner: number | undefined): number | null {
  return kroner === undefined ? null : toOre(kroner);
}

/** Returns an amount of the wire's as a screen or a file writes it. */
export function amountTextOfWire(value: number, inLanguage?: Parameters<typeof formatAmount>[1]): string {
  return formatAmount(toOre(value), inLanguage);
}
