import { texts } from '#texts/offers.ts';
import { texts as products } from '#texts/products.ts';
import type { ListedOfferInOre, OfferInOre, OfferListInOre } from '../../contract/in-ore.ts';
import { type OfferTotal, offerTotals } from '../../domain/offer-total.ts';
import { isOfferType } from '../../domain/offer-types.ts';
import { purchaseTarget } from './purchase-target.ts';

/** The maximum number of offers in one list. More are in folded groups. */
const MAX_UNGROUPED = 20;
const NEVER = '9999-12-31';

/** An offer that can be shown, with the address of its 'Vis tilbudet' link. */
export type ShownOffer = { offer: ListedOfferInOre; href: string };

/** A group of offers. `name` is null if all offers are in one list. */
export type OfferGroup = { name: string | null; offers: readonly ShownOffer[] };

export type OfferKey = Pick<OfferInOre, 'policyNumber' | 'systemSource'>;

/** Returns the offers to show, in order, without unsupported product types (spec: overview §2.3). */
export function shownOffers({ tilbud }: OfferListInOre): ShownOffer[] {
  return tilbud.flatMap((offer) => {
    const href = purchaseTarget(offer);
    return href === null ? [] : [{ offer, href }];
  });
}

/** Returns the unique key of an offer. It contains the system, since two systems can use the same number. */
export function offerKey({ systemSource, policyNumber }: OfferKey): string {
  return `${systemSource} ${policyNumber}`;
}

/** Returns whether both are, or refer to, the same offer. */
export function isSameOffer(a: OfferKey, b: OfferKey): boolean {
  return offerKey(a) === offerKey(b);
}

/** Returns the offer that expires first, or null if there are none. For equal dates, the first in the list wins. */
export function firstToExpire(offers: readonly ShownOffer[]): OfferInOre | null {
  const end = ({ offer }: ShownOffer) => offer.expirationDate ?? NEVER;
  const [first, ...others] = offers;
  if (!first) return null;
  return others.reduce((soonest, each) => (end(each) < end(soonest) ? each : soonest), first).offer;
}

/**
 * Returns the total monthly price of all offers, in whole øre. `isFrom` is true if some price is unknown.
 * Returns null for one offer, if no price is known, and if offers are alternatives for one object
 * (spec: beyond §6).
 */
export function totalOfAll(offers: readonly ShownOffer[]): OfferTotal | null {
  const totals = offers.map(({ offer }) => offerTotals(offer).monthly);
  const known = totals.filter((total) => total !== null);
  if (offers.length < 2 || known.length === 0 || offers.some(({ offer }) => hasAlternative(offer, offers)))
    return null;
  return {
    ore: known.reduce((sum, { ore }) => sum + ore, 0),
    isFrom: known.length < totals.length || known.some(({ isFrom }) => isFrom),
  };
}

/** Returns whether another of the offers is on the same object. The server decides, since it has their details. */
export function hasAlternative({ objekt }: ListedOfferInOre, offers: readonly ShownOffer[]): boolean {
  return objekt !== undefined && offers.filter(({ offer }) => offer.objekt === objekt).length > 1;
}

/**
 * Returns more than 20 offers grouped by product name, in the order of the list; fewer in one group. `removed` is the
 * number of offers that were removed on this page: they count, so that a removal does not regroup the others.
 */
export function groupOffers(offers: readonly ShownOffer[], removed: number): OfferGroup[] {
  if (offers.length + removed <= MAX_UNGROUPED) return [{ name: null, offers }];
  const nameOf = ({ offer }: ShownOffer) => offerTypeName(offer.productType);
  const names = new Set(offers.map(nameOf));
  return Array.from(names, (name) => ({ name, offers: offers.filter((each) => nameOf(each) === name) }));
}

/** Returns whether another offer has the same name, so that the name does not identify this one. */
export function hasNamesake(offer: OfferInOre, offers: readonly ShownOffer[]): boolean {
  return offers.some((each) => each.offer.name === offer.name && offerKey(each.offer) !== offerKey(offer));
}

/** Returns the value of `apne` that opens the question whether to remove an offer, also its card's id. */
export function removalName({ systemSource, policyNumber }: OfferInOre): string {
  return `fjern-tilbud.${systemSource}.${policyNumber}`;
}

/** Returns the name of an insurance of a product type. */
export function offerTypeName(productType = ''): string {
  return isOfferType(productType) ? products[productType] : texts.otherProduct;
}
