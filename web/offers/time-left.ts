import { texts } from '#texts/offers.ts';
import { daysBetween } from '../../domain/days.ts';

/** The time left is shown from this many days before an offer expires. */
const SOON_DAYS = 30;
/** The time left is marked as urgent from this many days before an offer expires. */
const URGENT_DAYS = 3;

/**
 * Returns the time left to accept an offer as text, and whether it is urgent. Returns null if more than 30
 * days are left, the offer has expired, or it has no last day. Dates are like `2026-12-31`.
 */
export function timeLeft(expirationDate: string | undefined, today: string) {
  if (expirationDate === undefined) return null;
  const days = daysBetween(today, expirationDate);
  if (days < 0 || days > SOON_DAYS) return null;
  return { text: texts.timeLeft(days), isUrgent: days <= URGENT_DAYS };
}
