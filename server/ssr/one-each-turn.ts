/**
 * Returns what waits for a turn of the event loop of one's own, in the order of asking. What takes milliseconds waits for one, so
 * that between any two everything else goes on: answers that are ready are sent, and endpoints called (ADR-118).
 */
export function oneEachTurn(): () => Promise<void> {
  const waiting: (() => void)[] = [];

  function next(): void {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(next);
    });
}
