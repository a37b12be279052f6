/** The warning appears when less than this remains, in ms (spec: shell §9). */
const WARNING_MS = 60_000;
/** Tick interval of the clock, in ms (spec: shell §9). */
export const CHECK_MS = 1_000;
/** The remaining seconds at which screen readers announce the countdown. Every second would be noise. */
const ANNOUNCED = [10, 30];

export type ClockState = { state: 'hidden' } | { state: 'warning'; seconds: number } | { state: 'expired' };

/**
 * Returns the state of the timeout warning at `now` for a session that ends at `expiresAt`, both in epoch ms
 * (spec: shell §4.2). `expiresAt` is null if no expiry is known. Seconds are rounded up.
 */
export function clockStateAt(expiresAt: number | null, now: number): ClockState {
  if (expiresAt === null) return { state: 'hidden' };
  const left = expiresAt - now;
  if (left <= 0) return { state: 'expired' };
  if (left >= WARNING_MS) return { state: 'hidden' };
  return { state: 'warning', seconds: Math.ceil(left / 1000) };
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
