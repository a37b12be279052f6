import { listen } from '../listen.ts';

/** How long after a press the next one may belong to a double press, in ms. */
export const DOUBLE_PRESS_MS = 500;
/** How far from a press the next one may be, in CSS pixels. */
const NEAR = 30;
const CONTROLS = 'a, button, input, label, select, summary, textarea';

/**
 * Ignores the other presses of a double or triple press when they meet something else than the first: the next row has
 * moved there, a dialog has opened, or another page has come. The time and the place decide, because phones do not count
 * clicks in `detail`. Returns a function that stops it.
 */
export function ignoreStrayPresses(): () => void {
  let last: { control: Element; x: number; y: number; at: number } | undefined;
  const isNear = ({ clientX, clientY, timeStamp }: MouseEvent) =>
    last !== undefined &&
    timeStamp - last.at < DOUBLE_PRESS_MS &&
    Math.hypot(clientX - last.x, clientY - last.y) < NEAR;
  const note = (event: MouseEvent) => {
    // Keys, and scripts, press without a place.
    if (event.detail === 0) return;
    const control = controlOf(event.target);
    const { clientX: x, clientY: y, timeStamp: at } = event;
    if (last && control !== last.control && isNear(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      last.at = at;
    } else if (control) {
      last = { control, x, y, at };
    }
  };
  return listen(window, ['click'], note, true);
}

/** Returns the control that a click is for; null outside of all. A label's click is followed by one on its field. */
function controlOf(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return control instanceof HTMLLabelElement ? control.control : control;
}
