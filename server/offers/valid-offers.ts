import type { SourceOffer } from '../sources/source.ts';

/**
 * The offers that can still be taken: an offer is valid to and with its expiration date ('Tilbudet er gyldig til
 * {date}', spec: overview §4.2), and without one until it is withdrawn.
 */
export function validOffers(offers: readonly SourceOffer[], today: string): SourceOffer[] {
  return offers.filter(({ expirationDate }) => expirationDate === undefined || expirationDate >= today);
}
