import type { Agreement } from '../../contract/agreements.ts';
import type { Offer, PackageOffer } from '../../contract/offers.ts';
import type { System } from '../../domain/systems.ts';
import type { SourceErrorKind } from './source-error.ts';

/** The customer whose items are asked for. The national id goes to source systems alone, in a header. */
export type SourceCustomer = { id: string; ssn: string };

type Prices = { monthlyOre: number | null; yearlyOre: number | null };
type WithOre<Item> = Omit<Item, 'monthlyPrice' | 'yearlyPrice'> & Prices;

/** An agreement as the portal computes with it: the wire's entity, its prices in whole øre. */
export type SourceAgreement = WithOre<Agreement>;

export type SourcePackageOffer = WithOre<PackageOffer>;

/** An offer likewise. `tfaMonthlyOre` is the monthly traffic-insurance fee. */
export type SourceOffer = WithOre<Omit<Offer, 'detaljer' | 'pakkeTilbud'>> & {
  tfaMonthlyOre: number | null;
  packageOffers: SourcePackageOffer[] | null;
};

/** What names one offer among all of a customer's. */
export type OfferKey = Pick<SourceOffer, 'systemSource' | 'policyNumber'>;

/** What a source gave, and for which reasons it left something out. */
export type SourceAnswer<Item> = { items: Item[]; issues: readonly SourceErrorKind[] };

/**
 * A place that holds the agreements and offers of one or more systems. Rejects where it can't answer, with a
 * `SourceError` where the reason is known.
 */
export type Source = {
  systems: readonly System[];
  agreements(
    customer: SourceCustomer,
    systems: readonly System[],
    signal: AbortSignal,
  ): Promise<SourceAnswer<SourceAgreement>>;
  offers(
    customer: SourceCustomer,
    systems: readonly System[],
    signal: AbortSignal,
  ): Promise<SourceAnswer<SourceOffer>>;
  /** Deletes the customer's offer, with its audit row; false where there is none. */
  deleteOffer(customer: SourceCustomer, offer: OfferKey, signal: AbortSignal): Promise<boolean>;
};
