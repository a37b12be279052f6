/** An end this close to the expiry, in ms, counts as a timeout: the clocks of server and browser differ. */
const TOLERANCE_MS = 5_000;

/** Returns whether the session is at its expiry or past it. Times are epoch ms; null: not known. */
export function isNearExpiry(expiresAt: number | null, now: number): boolean {
  return expiresAt !== null && expiresAt - now < TOLERANCE_MS;
}

/**
 * Returns how a session ended that the page learns of at `now`: by its timeout, or elsewhere. The time of the
 * finding counts, not the time of the question.
 */
export function endAt(expiresAt: number | null, now: number): 'timeout' | 'elsewhere' {
  return isNearExpiry(expiresAt, now) ? 'timeout' : 'elsewhere';
}
