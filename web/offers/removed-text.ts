import { texts } from '#texts/offers.ts';
import type { OfferInOre } from '../../contract/in-ore.ts';
import { lowerFirst } from './lower-first.ts';
import { hasNamesake } from './offer-list.ts';
import type { ShownOffer } from './offers-state.ts';

/** Returns the sentence that an offer is removed. `all` includes the removed one. */
export function removedText(offer: OfferInOre, all: readonly ShownOffer[]): string {
  const { removal } = texts;
  const name = lowerFirst(offer.name);
  const isClear = !offer.description || !hasNamesake(offer, all);
  return removal.done(isClear ? name : removal.namesake(name, offer.description ?? ''));
}

/** Returns a text about a removed offer with the number of offers left, if that is known. */
export function withOffersLeft(text: string, left: number | null): string {
  return left === null ? text : `${text} ${texts.removal.left(left)}`;
}
