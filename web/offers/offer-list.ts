import type { OfferInOre } from '../../contract/in-ore.ts';
import { type OfferTotal, offerTotals } from '../../domain/offer-total.ts';
import { groupBySameObject } from '../../domain/same-object.ts';
import type { ShownOffer } from './offers-state.ts';
import { productName } from './product-name.ts';

/** From so many offers on they stand in groups that fold. */
const MANY = 20;
const NEVER = '9999-12-31';

/** `name` null: the offers are too few to be divided. */
export type OfferGroup = { name: string | null; offers: readonly ShownOffer[] };

export type Identified = Pick<OfferInOre, 'policyNumber' | 'systemSource'>;

/** Returns an offer's key among all others: two systems may have given the same number. */
export function offerKey({ systemSource, policyNumber }: Identified): string {
  return `${systemSource} ${policyNumber}`;
}

/** Returns whether they are, or are about, the same offer. */
export function isSameOffer(a: Identified, b: Identified): boolean {
  return offerKey(a) === offerKey(b);
}

/** Returns the offer that expires first, the first of several; null where there is none. */
export function firstToExpire(offers: readonly ShownOffer[]): OfferInOre | null {
  const end = ({ offer }: ShownOffer) => offer.expirationDate ?? NEVER;
  const [first, ...others] = offers;
  if (!first) return null;
  return others.reduce((soonest, each) => (end(each) < end(soonest) ? each : soonest), first).offer;
}

/**
 * Returns what all offers cost a month together, in whole øre; `isFrom` where the price of some is not known. Null for one
 * offer, where no price is known, and where offers are alternatives for one object (spec: beyond §6).
 */
export function totalOfAll(offers: readonly ShownOffer[]): OfferTotal | null {
  const totals = offers.map(({ offer }) => offerTotals(offer).monthly);
  const known = totals.filter((total) => total !== null);
  if (offers.length < 2 || known.length === 0 || hasAlternatives(offers)) return null;
  return {
    ore: known.reduce((sum, { ore }) => sum + ore, 0),
    isFrom: known.length < totals.length || known.some(({ isFrom }) => isFrom),
  };
}

function hasAlternatives(offers: readonly ShownOffer[]): boolean {
  return groupBySameObject(offers.map(({ offer }) => offer)).length < offers.length;
}

/** Returns the offers by what they are called where they are many, in the order of the list; else all in one group. */
export function groupOffers(offers: readonly ShownOffer[]): OfferGroup[] {
  if (offers.length <= MANY) return [{ name: null, offers }];
  const nameOf = ({ offer }: ShownOffer) => productName(offer.productType);
  const names = new Set(offers.map(nameOf));
  return Array.from(names, (name) => ({ name, offers: offers.filter((each) => nameOf(each) === name) }));
}

/** Returns whether another of the offers has the same name, so that the name alone doesn't say which is meant. */
export function hasNamesake(offer: OfferInOre, offers: readonly ShownOffer[]): boolean {
  return offers.some((each) => each.offer.name === offer.name && offerKey(each.offer) !== offerKey(offer));
}
