/**
 * Calls `end` after `ms` milliseconds, unless the returned function is called before.
 *
 * The time has two halves. After a stall of the process, timers run before answers that have arrived are read. The second
 * half begins only then, so that no stall alone makes an answer late.
 */
export function startPatientTimer(ms: number, end: () => void): () => void {
  let timer = setTimeout(() => {
    timer = setTimeout(end, ms / 2);
  }, ms / 2);
  return () => clearTimeout(timer);
}
