import type { OfferInOre } from '../../contract/in-ore.ts';
import { isOfferType } from '../../domain/offer-types.ts';
import { priceText } from '../offers/total-text.ts';

/** The maximum number of offers in the summary (spec: overview §9). */
const MAX_SHOWN = 3;

/** A line with an offer: the price of its whole package, or null if unknown, and the number of other parts. */
type OfferLine = { key: string; name: string; price: string | null; inPackage: number };
export type OfferSummary = { lines: readonly OfferLine[]; hidden: number };

/** Returns the first offers that can be shown, and the number of others (spec: overview §2.1, decisions §8.7). */
export function summarizeOffers(offers: readonly OfferInOre[]): OfferSummary {
  const supported = offers.filter(({ productType }) => isOfferType(productType));
  const lines = supported.slice(0, MAX_SHOWN).map((offer) => ({
    key: `${offer.systemSource} ${offer.policyNumber}`,
    name: offer.name,
    price: priceText(offer),
    inPackage: offer.packageOffers?.length ?? 0,
  }));
  return { lines, hidden: supported.length - lines.length };
}
