import type { AgreementInOre, OfferInOre } from '../../contract/in-ore.ts';
import type { System } from '../../domain/systems.ts';
import type { SourceErrorKind } from './source-error.ts';

/** The customer whose items are asked for. The national id goes to source systems alone, in a header. */
export type SourceCustomer = { id: string; ssn: string };

/** What names one offer among all of a customer's. */
export type OfferKey = Pick<OfferInOre, 'systemSource' | 'policyNumber'>;

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
  ): Promise<SourceAnswer<AgreementInOre>>;
  offers(
    customer: SourceCustomer,
    systems: readonly System[],
    signal: AbortSignal,
  ): Promise<SourceAnswer<OfferInOre>>;
  /** Deletes the customer's offer, with its audit row; false where there is none. */
  deleteOffer(customer: SourceCustomer, offer: OfferKey, signal: AbortSignal): Promise<boolean>;
};
