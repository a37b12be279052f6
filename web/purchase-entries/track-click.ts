import { track } from '../platform/track.ts';

/** Counts a press on something of the page, by its text. */
export function trackClick(type: 'accordion' | 'link', name: string): void {
  track('button click', { type, name, event: 'click' });
}
