import { addressOf, PATHS } from '../../domain/paths.ts';
import type { OfferKey } from './offer-list.ts';

/** Returns the address of the comparison of an offer with its alternatives. */
export function comparisonAddress({ systemSource, policyNumber }: OfferKey): string {
  const offer = encodeURIComponent(policyNumber.toWellFormed());
  return `${addressOf(PATHS.offerComparison)}?system=${systemSource}&tilbud=${offer}`;
}
