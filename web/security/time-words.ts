import { texts } from '#texts/security.ts';
import { daysAgo, osloTime } from '../../domain/oslo-time.ts';
import { formatDate } from '../platform/format.ts';

/** Returns an instant in words relative to `today`: 'i dag kl. 09.14', 'i går kl. 21.40', '18.11.2026 kl. 20.02'. */
export function timeWords(instant: string, today: string): string {
  const { date, hour, minute } = osloTime(instant);
  const time = texts.time(hour, minute);
  const days = daysAgo(instant, today);
  if (days === 0) return texts.today(time);
  return days === 1 ? texts.yesterday(time) : texts.on(formatDate(date), time);
}
