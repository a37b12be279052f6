import type { SyntheticEvent } from 'react';

/** How long after a press the next one may be the second of a double press, in ms. */
export const DOUBLE_PRESS_MS = 400;

let last: { list: Element | null; pressed: Element; at: number } | undefined;

/**
 * Returns a handler that runs `act` in place of the browser's own submission, for a row that the act removes from its
 * list. It ignores the second press of a double press, which may be on the row that has moved to the place of the first.
 */
export function takeOverRow(act: () => void): (event: SyntheticEvent) => void {
  return (event) => {
    const before = last;
    last = { list: event.currentTarget.closest('ul'), pressed: event.currentTarget, at: event.timeStamp };
    const isSecond =
      last.pressed !== before?.pressed && last.list === before?.list && last.at - before.at < DOUBLE_PRESS_MS;
    event.preventDefault();
    if (!isSecond) act();
  };
}
