import type { OfferInOre } from '../../contract/in-ore.ts';

/**
 * The offers that can still be taken: an offer is valid to and with its expiration date ('Tilbudet er gyldig til
 * {date}', spec: overview §4.2), and without one until it is withdrawn.
 */
export function validOffers(offers: readonly OfferInOre[], today: string): OfferInOre[] {
  return offers.filter(({ expirationDate }) => expirationDate === undefined || expirationDate >= today);
}
