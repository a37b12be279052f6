import { CONTENT_ID } from './addresses.ts';

/** Moves the focus to the page's content, where what had it has gone. Nothing scrolls. */
export function focusContent(): void {
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}
