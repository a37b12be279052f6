import type { Boot } from '../../contract/first-page.ts';

/** When the day of the page ends in Norway, in epoch ms by the browser's clock. */
let endsAt = Infinity;

/** Starts with the seconds left of the day from the first page. Called once, in the browser. */
export function startPageDay({ todaySecondsLeft }: Pick<Boot, 'todaySecondsLeft'>): void {
  endsAt = Date.now() + todaySecondsLeft * 1000;
}

/** Returns whether `Boot.today` has ended, so that the document would contradict new answers. */
export function isPageDayOver(): boolean {
  return Date.now() >= endsAt;
}
