import type { ClaimEvent } from '../../contract/claims.ts';

/** Returns the events of a claim, the latest first: of one day that which its system names last. */
export function latestFirst(events: readonly ClaimEvent[]): readonly ClaimEvent[] {
  return events.toReversed().toSorted((one, other) => other.dato.localeCompare(one.dato));
}
