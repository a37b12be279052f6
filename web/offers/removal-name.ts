import type { OfferInOre } from '../../contract/in-ore.ts';

/** Returns the value of `apne` that opens the question whether to remove an offer, also its card's id. */
export function removalName({ systemSource, policyNumber }: OfferInOre): string {
  return `fjern-tilbud.${systemSource}.${policyNumber}`;
}
