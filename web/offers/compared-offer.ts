import { SYSTEM_NAME } from '../../domain/systems.ts';
import type { OfferKey } from './offer-list.ts';

/** Returns the offer that the address of a comparison names, or null if the address is invalid. */
export function comparedOffer(search: URLSearchParams): OfferKey | null {
  const systemSource = search.get('system') ?? '';
  const policyNumber = search.get('tilbud') ?? '';
  const isNumber = policyNumber.length <= 60 && /^\P{Cc}+$/u.test(policyNumber);
  return SYSTEM_NAME.test(systemSource) && isNumber ? { systemSource, policyNumber } : null;
}
