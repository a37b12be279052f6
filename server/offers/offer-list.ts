import { type OfferInOre, offerListInKroner } from '../../contract/in-ore.ts';
import type { OfferList } from '../../contract/offers.ts';
import { isOfferType } from '../../domain/offer-types.ts';
import { SYSTEMS } from '../../domain/systems.ts';
import type { Collected } from '../sources/collect.ts';
import { validOffers } from './valid-offers.ts';

const norwegian = new Intl.Collator('nb');

/**
 * The gathered offers that are valid today as the wire has them, by system, then name and description in Norwegian
 * order (spec: overview §4.2), and then number, so that the same offers always come in the same order.
 */
export function toOfferList({ items, complete, missing }: Collected<OfferInOre>, today: string): OfferList {
  const tilbud = validOffers(items, today).toSorted(compareOffers);
  const list = { tilbud, systemSourceError: !complete };
  return offerListInKroner(complete ? list : { ...list, manglerFra: missing });
}

/** How many of the offers the customer can be shown (spec: decisions §8.7). */
export function countOffers(offers: readonly OfferInOre[], today: string): number {
  return validOffers(offers, today).filter(({ productType }) => isOfferType(productType)).length;
}

function compareOffers(a: OfferInOre, b: OfferInOre): number {
  return (
    SYSTEMS.indexOf(a.systemSource) - SYSTEMS.indexOf(b.systemSource) ||
    norwegian.compare(a.name, b.name) ||
    norwegian.compare(a.description ?? '', b.description ?? '') ||
    (a.policyNumber < b.policyNumber ? -1 : 1)
  );
}
