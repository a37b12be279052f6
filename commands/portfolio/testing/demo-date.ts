import { addDays, daysBetween } from '../../../domain/days.ts';
import { osloDate } from '../../../domain/oslo-date.ts';
import { AS_OF } from '../demo.ts';

/** Returns a date of the demonstration portfolio's file as it is today, both `2026-12-31`. */
export function demoDate(dateInFile: string): string {
  return addDays(dateInFile, daysBetween(AS_OF, osloDate(Date.now())));
}
