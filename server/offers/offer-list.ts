import type { Offer, OfferList, PackageOffer } from '../../contract/offers.ts';
import { toKroner } from '../../domain/money.ts';
import { isOfferType } from '../../domain/offer-types.ts';
import { SYSTEMS } from '../../domain/systems.ts';
import type { Collected } from '../sources/collect.ts';
import type { SourceOffer, SourcePackageOffer } from '../sources/source.ts';
import { validOffers } from './valid-offers.ts';

const norwegian = new Intl.Collator('nb');

/**
 * The gathered offers that are valid today as the wire has them, by system, then name and description in Norwegian
 * order (spec: overview §4.2), and then number, so that the same offers always come in the same order.
 */
export function toOfferList({ items, complete }: Collected<SourceOffer>, today: string): OfferList {
  return {
    tilbud: validOffers(items, today).toSorted(compareOffers).map(toWire),
    systemSourceError: !complete,
  };
}

/** How many of the offers the customer can be shown (spec: decisions §8.7). */
export function countOffers(offers: readonly SourceOffer[], today: string): number {
  return validOffers(offers, today).filter(({ productType }) => isOfferType(productType)).length;
}

function compareOffers(a: SourceOffer, b: SourceOffer): number {
  return (
    SYSTEMS.indexOf(a.systemSource) - SYSTEMS.indexOf(b.systemSource) ||
    norwegian.compare(a.name, b.name) ||
    norwegian.compare(a.description ?? '', b.description ?? '') ||
    (a.policyNumber < b.policyNumber ? -1 : 1)
  );
}

function toWire(offer: SourceOffer): Offer {
  const { monthlyOre, yearlyOre, tfaMonthlyOre, packageOffers, ...rest } = offer;
  return {
    ...rest,
    ...prices({ monthlyOre, yearlyOre }),
    ...(tfaMonthlyOre === null ? {} : { detaljer: { tfaMonthly: toKroner(tfaMonthlyOre) } }),
    ...(packageOffers === null ? {} : { pakkeTilbud: packageOffers.map(packageToWire) }),
  };
}

function packageToWire({ monthlyOre, yearlyOre, ...rest }: SourcePackageOffer): PackageOffer {
  return { ...rest, ...prices({ monthlyOre, yearlyOre }) };
}

function prices({ monthlyOre, yearlyOre }: Pick<SourceOffer, 'monthlyOre' | 'yearlyOre'>) {
  return {
    ...(monthlyOre === null ? {} : { monthlyPrice: toKroner(monthlyOre) }),
    ...(yearlyOre === null ? {} : { yearlyPrice: toKroner(yearlyOre) }),
  };
}
