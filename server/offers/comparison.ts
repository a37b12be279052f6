import {
  type DetailedCustomerAgreementInOre,
  detailedAgreementInKroner,
  type OfferInOre,
  offerInKroner,
} from '../../contract/in-ore.ts';
import type { OfferComparison } from '../../contract/offers.ts';
import { groupBySameObject } from '../../domain/same-object.ts';
import { ProblemError } from '../platform/http/errors.ts';
import type { CustomerRequest } from '../platform/http/per-request.ts';
import type { PolicyKey } from '../sources/source.ts';
import type { Holdings } from '../standing/holdings.ts';
import { presentAgreement } from '../standing/present-prices.ts';
import { shownOffers } from '../standing/shown-offers.ts';
import { compareOffers } from './offer-list.ts';

/**
 * Returns the offers on the object of an offer that are valid on `today`, and the customer's insurance on it
 * with its details. If a system fails, the answer has what is known, and says so (spec: beyond §9).
 */
export async function offerComparison(
  holdings: Holdings,
  asked: CustomerRequest,
  { systemSource, policyNumber }: PolicyKey,
  today: string,
): Promise<OfferComparison> {
  const [offers, agreements] = await Promise.all([
    holdings.list(asked, 'tilbud'),
    holdings.agreements(asked),
  ]);
  const isMeant = (each: OfferInOre) =>
    each.systemSource === systemSource && each.policyNumber === policyNumber;
  const groups = groupBySameObject(shownOffers(offers.items, today).toSorted(compareOffers));
  const alternatives = groups.find((group) => group.some(isMeant)) ?? [];
  const offer = alternatives.find(isMeant);
  const listed = offer && presentAgreement(offer, agreements.items);
  const detailed = listed && (await detailsOf(holdings, asked, listed));
  const agreement = detailed ?? listed;
  const isWhole = offers.complete && agreements.complete && detailed !== null && !detailed?.uleselig;
  return {
    ...(agreement ? { avtale: detailedAgreementInKroner(agreement) } : {}),
    tilbud: alternatives.map(offerInKroner),
    systemSourceError: !isWhole,
  };
}

/** Returns null if the system of the agreement does not answer. */
async function detailsOf(
  holdings: Holdings,
  asked: CustomerRequest,
  listed: DetailedCustomerAgreementInOre,
): Promise<DetailedCustomerAgreementInOre | null> {
  try {
    return await holdings.agreement(asked, listed);
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}
