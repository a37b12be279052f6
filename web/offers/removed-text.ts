import { texts } from '#texts/offers.ts';
import type { OfferInOre } from '../../contract/in-ore.ts';
import { lowerFirst } from './lower-first.ts';
import { hasNamesake } from './offer-list.ts';
import type { ShownOffer } from './offers-state.ts';

/**
 * Returns the announcement of a removed offer, with the number of offers left. `all` includes the removed
 * one.
 */
export function removedText(offer: OfferInOre, all: readonly ShownOffer[], left: number): string {
  const { removal } = texts;
  const name = lowerFirst(offer.name);
  const isClear = !offer.description || !hasNamesake(offer, all);
  return removal.done(isClear ? name : removal.namesake(name, offer.description ?? ''), left);
}
