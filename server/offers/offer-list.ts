import { type OfferInOre, offerListInKroner } from '../../contract/in-ore.ts';
import type { OfferList } from '../../contract/offers.ts';
import { compareTexts } from '../../domain/compare.ts';
import { groupBySameObject } from '../../domain/same-object.ts';
import { compareSystems } from '../../domain/systems.ts';
import type { Collected } from '../sources/collect.ts';
import { validOffers } from '../standing/shown-offers.ts';

const norwegian = new Intl.Collator('nb');

/**
 * Returns the offers that are valid today in wire format, without details. They are sorted by system, name and description in
 * Norwegian order (spec: overview §4.2), and number. Offers for the same object are alternatives and are
 * listed together, at the place of the first, with a common `objekt` (spec: beyond §6).
 */
export function toOfferList({ items, complete, missing }: Collected<OfferInOre>, today: string): OfferList {
  const groups = groupBySameObject(validOffers(items, today).toSorted(compareOffers));
  const tilbud = groups.flatMap((group, objekt) =>
    group.map(({ details, ...card }) => (group.length > 1 ? { ...card, objekt } : card)),
  );
  const list = { tilbud, systemSourceError: !complete };
  return offerListInKroner(complete ? list : { ...list, manglerFra: missing });
}

/** Compares offers by system, name, description and number, for sorting. */
export function compareOffers(a: OfferInOre, b: OfferInOre): number {
  return (
    compareSystems(a.systemSource, b.systemSource) ||
    norwegian.compare(a.name, b.name) ||
    norwegian.compare(a.description ?? '', b.description ?? '') ||
    compareTexts(a.policyNumber, b.policyNumber)
  );
}
