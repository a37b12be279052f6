import type { OfferInOre } from '../../contract/in-ore.ts';
import { isOfferType } from '../../domain/offer-types.ts';

/**
 * Returns the offers that can still be accepted. An offer is valid up to and including its expiration date
 * ('Tilbudet er gyldig til {date}', spec: overview §4.2). Without a date it is valid until it is withdrawn.
 */
export function validOffers(offers: readonly OfferInOre[], today: string): OfferInOre[] {
  return offers.filter(({ expirationDate }) => expirationDate === undefined || expirationDate >= today);
}

/** Returns the valid offers of the product types that screens show (spec: overview §2.3, decisions §8.7). */
export function shownOffers(offers: readonly OfferInOre[], today: string): OfferInOre[] {
  return validOffers(offers, today).filter(({ productType }) => isOfferType(productType));
}
