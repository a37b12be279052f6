/** With less than this left the warning shows (spec: shell §9). */
const WARNING_MS = 60_000;
/** Tick interval of the clock (spec: shell §9). */
export const CHECK_MS = 1_000;
/** The seconds left at which the countdown is read aloud; every second would be noise. */
const ANNOUNCED = [10, 30, 60];

export type ClockState = { state: 'hidden' } | { state: 'warning'; seconds: number } | { state: 'expired' };

/**
 * What the time-out shows at `now` when the session ends at `expiresAt`, both epoch ms; null: no expiry is known
 * (spec: shell §4.2). Seconds are whole, a begun one counted.
 */
export function clockStateAt(expiresAt: number | null, now: number): ClockState {
  if (expiresAt === null) return { state: 'hidden' };
  const left = expiresAt - now;
  if (left <= 0) return { state: 'expired' };
  if (left >= WARNING_MS) return { state: 'hidden' };
  return { state: 'warning', seconds: Math.ceil(left / 1000) };
}

/** The mark, 60, 30 or 10, that the countdown has reached at `seconds`: the words change with it alone. */
export function announcedMark(seconds: number): number {
  return ANNOUNCED.find((mark) => seconds <= mark) ?? 60;
}
