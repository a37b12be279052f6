import type { Offer } from '../../contract/offers.ts';
import { offerTotals } from '../../domain/offer-total.ts';
import { isOfferType } from '../../domain/offer-types.ts';

/** The summary shows no more offers than this (overview 9). */
const MOST_SHOWN = 3;

/** An offer's line: `monthly` is in kroner, with all of its package. */
export type OfferLine = { key: string; name: string; monthly: number };
export type OfferSummary = { lines: readonly OfferLine[]; hidden: number };

/** The first of the offers that can be shown, and how many more there are (overview 2.1; OFF-10). */
export function summarizeOffers(offers: readonly Offer[]): OfferSummary {
  const supported = offers.filter(({ productType }) => isOfferType(productType));
  const lines = supported.slice(0, MOST_SHOWN).map((offer) => ({
    key: `${offer.systemSource} ${offer.policyNumber}`,
    name: offer.name,
    monthly: offerTotals(offer).monthly,
  }));
  return { lines, hidden: supported.length - lines.length };
}
