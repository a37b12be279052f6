import { texts } from '#texts/offers.ts';
import type { OfferInOre } from '../../contract/in-ore.ts';
import { texts as bokmaal } from '../../texts/nb/offers.ts';
import { texts as products } from '../../texts/nb/products.ts';
import { hasNamesake, type ShownOffer } from './offer-list.ts';

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

const PRODUCTS: ReadonlySet<string> = new Set([...Object.values(products), ...bokmaal.animals]);

/**
 * Returns an offer's name for use within a sentence: 'Båtforsikring' as 'båtforsikring'. Sources write names
 * in bokmål. Only a known product is changed, because any other first word may be a proper name.
 */
export function lowerFirst(name: string): string {
  const [first = ''] = name.split(' ');
  return isProduct(first) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

function isProduct(word: string): boolean {
  return PRODUCTS.has(word.charAt(0).toUpperCase() + word.slice(1));
}
