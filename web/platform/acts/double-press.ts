import { listen } from '../listen.ts';

/** How long after a press the next one may belong to a double press, in ms. */
export const DOUBLE_PRESS_MS = 500;
/** How far from a press the next one may be, in CSS pixels. */
const NEAR = 30;
/** `at`: ms, as the time stamps of events; `x` and `y`: CSS pixels in the window */
type Press = { control: Element; x: number; y: number; at: number };

/**
 * Ignores the other presses of a double or triple press when they meet something else than the first: the next row has
 * moved there, a dialog has opened, or another page has come. Browsers count the presses of a mouse. For fingers the
 * time and the place decide, also in browsers that don't say what pressed. Returns a function that stops it.
 */
export function ignoreStrayPresses(): () => void {
  let last: Press | undefined;
  const note = (event: PointerEvent) => {
    const { clientX: x, clientY: y, timeStamp: at, detail, pointerType } = event;
    // Keys, and scripts, press without a place.
    if (detail === 0) return;
    const control = controlOf(event.target);
    const isNear = (before: Press) =>
      at - before.at < DOUBLE_PRESS_MS && Math.hypot(x - before.x, y - before.y) < NEAR;
    const isRepeated = last && (pointerType === 'mouse' ? detail > 1 : isNear(last));
    if (last && isRepeated && control !== last.control) {
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
  if (!(target instanceof Element)) return null;
  const control = target.closest('a, button, input, label, select, summary, textarea');
  return control instanceof HTMLLabelElement ? control.control : control;
}
