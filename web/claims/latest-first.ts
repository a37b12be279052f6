import type { ClaimEvent } from '../../contract/claims.ts';
import { compareTexts } from '../../domain/compare.ts';

/**
 * Returns the events of a claim, the latest first. Among events on the same day, the last in the input comes
 * first.
 */
export function latestFirst(events: readonly ClaimEvent[]): readonly ClaimEvent[] {
  return events.toReversed().toSorted((one, other) => compareTexts(other.dato, one.dato));
}
