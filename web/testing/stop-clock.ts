import { onTestFinished, vi } from 'vitest';

/** Stops the clock of events for the rest of a test: the second press of a double press is soon on a busy machine, too. */
export function stopClock(): void {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => clock.mockRestore());
}
