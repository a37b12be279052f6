/** The warning appears when less than this remains, in ms (spec: shell §9). */
const WARNING_MS = 60_000;
/** Tick interval of the clock, in ms (spec: shell §9). */
export const CHECK_MS = 1_000;
/** The remaining seconds at which screen readers announce the countdown. Every second would be noise. */
const ANNOUNCED = [10, 30];

/**
 * Returns the seconds that the timeout warning shows at `now` for a session that ends at `expiresAt`, both in epoch ms
 * (spec: shell §4.2). They are rounded up, and 0 when the session has expired. null: no warning yet, or no expiry is
 * known.
 */
export function secondsShownAt(expiresAt: number | null, now: number): number | null {
  if (expiresAt === null || expiresAt - now >= WARNING_MS) return null;
  return Math.max(0, Math.ceil((expiresAt - now) / 1000));
}

/**
 * Returns whether an extension at `now` helps a session with this absolute limit, both in epoch ms. In the last
 * minute before the limit, the warning would come back at once (spec: decisions §8.2). null: not known.
 */
export function canExtend(limitAt: number | null, now: number): boolean {
  return limitAt === null || limitAt - now >= WARNING_MS;
}

/**
 * Returns the mark, 60, 30 or 10, that the countdown has reached, or the seconds at which it began if these are fewer.
 * The announced text changes only with the mark.
 */
export function announcedMark(seconds: number, began: number): number {
  return Math.min(ANNOUNCED.find((mark) => seconds <= mark) ?? began, began);
}
