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
 * agreement insures its object (spec: beyond §6, ADR-032).
 */
export function presentPrices(
  offers: readonly OfferInOre[],
  agreements: readonly DetailedCustomerAgreementInOre[],
): PresentPrice[] {
  const paid = agreements.filter(isPaidToday);
  return offers.flatMap((offer) => {
    const [same, another] = paid.filter((agreement) => isSameObject(offer, agreement));
    if (!same || another || (!same.monthlyOre && !same.yearlyOre)) return [];
    const { policyNumber, systemSource } = offer;
    const coverages = same.details?.coverages;
    return [
      {
        policyNumber,
        systemSource,
        ...pricesInKroner(same),
        ...(isSameCover(offer, { ...same, coverages }) ? {} : { annenDekning: true as const }),
      },
    ];
  });
}
