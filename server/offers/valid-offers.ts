import type { SourceOffer } from '../sources/source.ts';

const OSLO_DATE = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short' });

/** The date in Norway at an instant, such as 2026-12-31. */
export function osloDate(epochMs: number): string {
  return OSLO_DATE.format(epochMs);
}

/**
 * The offers that can still be taken: an offer is valid to and with its expiration date ('Tilbudet er gyldig til
 * {date}', overview 4.2), and without one until it is withdrawn.
 */
export function validOffers(offers: readonly SourceOffer[], today: string): SourceOffer[] {
  return offers.filter(({ expirationDate }) => expirationDate === undefined || expirationDate >= today);
}
