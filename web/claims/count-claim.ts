import { trackClick } from '../analytics/track.ts';

/** Counts a click on a claim. The event contains nothing about the claim. */
export function countClaim(): void {
  trackClick({ name: 'Skadesak', id: 'skadesak' });
}
