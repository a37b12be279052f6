import type { SyntheticEvent } from 'react';

/** How long after a press the next one may belong to a double press, in ms. */
export const DOUBLE_PRESS_MS = 500;

let last: { list: Element | null; pressed: Element; at: number } | undefined;

/**
 * Returns a handler that runs `act` in place of the browser's own submission, for a row that the act removes from its
 * list. It ignores the other presses of a double or triple press: they may be on the row that has moved to the place of
 * the first.
 */
export function takeOverRow(act: () => void): (event: SyntheticEvent) => void {
  return (event) => {
    const { currentTarget: pressed, timeStamp: at } = event;
    const list = pressed.closest('ul');
    const isRepeated = pressed !== last?.pressed && list === last?.list && at - last.at < DOUBLE_PRESS_MS;
    event.preventDefault();
    if (isRepeated) return;
    last = { list, pressed, at };
    act();
  };
}
