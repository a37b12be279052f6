import { texts } from '#texts/offers.ts';
import { daysBetween } from '../../domain/days.ts';

/** Within so many days the time that is left is worth more words than its date. */
const SOON_DAYS = 30;
/** Within so many days the customer has to make up their mind. */
const URGENT_DAYS = 3;

/**
 * Returns how long an offer may still be taken, in words, on a day (`2026-12-31`), and whether that is so short that it
 * should be seen at once. Null where there is time enough, or no end.
 */
export function timeLeft(expirationDate: string | undefined, today: string) {
  if (expirationDate === undefined) return null;
  const days = daysBetween(today, expirationDate);
  if (days < 0 || days > SOON_DAYS) return null;
  return { text: texts.timeLeft(days), isUrgent: days <= URGENT_DAYS };
}
