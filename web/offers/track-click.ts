import { track } from '../platform/track.ts';

/** Counts a press on one of an offer's buttons, by its text and the offer's product type. */
export function trackClick(type: 'button' | 'link', name: string, product: string): void {
  track('button click', { type, name, event: 'click', product });
}
