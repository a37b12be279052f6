import { type Prices, toKroner, toOre } from '../domain/money.ts';
import type { Agreement, AgreementList } from './agreements.ts';
import type { Offer, OfferList, PackageOffer } from './offers.ts';

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
  systemSourceError: boolean;
};
export type OfferListInOre = { tilbud: OfferInOre[]; systemSourceError: boolean };

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
  return {
    avtaler: list.avtaler.map(agreementInOre),
    monthlyOre: toOre(list.monthlySum),
    yearlyOre: toOre(list.yearlySum),
    systemSourceError: list.systemSourceError,
  };
}

export function agreementListInKroner(list: AgreementListInOre): AgreementList {
  return {
    avtaler: list.avtaler.map(agreementInKroner),
    monthlySum: toKroner(list.monthlyOre),
    yearlySum: toKroner(list.yearlyOre),
    systemSourceError: list.systemSourceError,
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

export function offerListInOre({ tilbud, systemSourceError }: OfferList): OfferListInOre {
  return { tilbud: tilbud.map(offerInOre), systemSourceError };
}

export function offerListInKroner({ tilbud, systemSourceError }: OfferListInOre): OfferList {
  return { tilbud: tilbud.map(offerInKroner), systemSourceError };
}

function agreementInKroner({ monthlyOre, yearlyOre, ...rest }: AgreementInOre): Agreement {
  return { ...rest, ...pricesInKroner({ monthlyOre, yearlyOre }) };
}

function offerInKroner(offer: OfferInOre): Offer {
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

function oreOrNull(kroner: number | undefined): number | null {
  return kroner === undefined ? null : toOre(kroner);
}
