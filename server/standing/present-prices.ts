import {
  type DetailedCustomerAgreementInOre,
  type OfferInOre,
  pricesInKroner,
} from '../../contract/in-ore.ts';
import type { PresentPrice } from '../../contract/offers.ts';
import { isSameCover, isSameObject } from '../../domain/same-object.ts';
import { isPaidToday } from '../../domain/standing.ts';

/**
 * Returns the customer's current price for the object of each offer. An offer is left out unless exactly one
 * agreement insures its object, and its covers can be read (spec: beyond §6, ADR-032).
 */
export function presentPrices(
  offers: readonly OfferInOre[],
  agreements: readonly DetailedCustomerAgreementInOre[],
): PresentPrice[] {
  return offers.flatMap((offer) => {
    const same = presentAgreement(offer, agreements);
    if (!same || same.uleselig || (!same.monthlyOre && !same.yearlyOre)) return [];
    const { policyNumber, systemSource } = offer;
    const coverages = same.details?.coverages;
    return [
      {
        policyNumber,
        systemSource,
        ...pricesInKroner(same),
        ...(isSameCover({ ...offer, coverages: offer.details?.coverages }, { ...same, coverages })
          ? {}
          : { annenDekning: true as const }),
      },
    ];
  });
}

/** Returns the only agreement on the object of an offer that the customer pays today; undefined for several. */
export function presentAgreement<Agreement extends DetailedCustomerAgreementInOre>(
  offer: OfferInOre,
  agreements: readonly Agreement[],
): Agreement | undefined {
  const [same, another] = agreements.filter((each) => isPaidToday(each) && isSameObject(offer, each));
  return another ? undefined : same;
}
