import { onTestFinished, vi } from 'vitest';
import { ignoreStrayPresses } from '../platform/acts/double-press.ts';

/**
 * Lets the presses of a test be one double press, which is watched as in the browser: the clock of events stands still,
 * and all presses of a test are in the same place. Returns a function that ends it; the end of the test does, too.
 */
export function beginDoublePress(): () => void {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const stop = ignoreStrayPresses();
  const end = () => {
    stop();
    clock.mockRestore();
  };
  onTestFinished(end);
  return end;
}
