import { DAY_MS } from '../../../domain/days.ts';
import type { Random } from './random.ts';

/** The current day of generated customers. It is fixed, so that every run gives the same result. */
const TODAY = Date.UTC(2026, 11, 1);

/** That day as a calendar date. */
export const GENERATED_DAY = new Date(TODAY).toISOString().slice(0, 10);

/** Returns a calendar date within the given number of days after that day, such as `2027-01-31`. */
export function dateWithin(random: Random, days: number): string {
  return dateAround(random, 1, days);
}

/** Returns a calendar date between two offsets in days from that day. Negative offsets lie before it. */
export function dateAround(random: Random, first: number, last: number): string {
  return new Date(TODAY + random.between(first, last) * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the age that a person born in a year reaches in the year of that day. */
export function ageOf(birthYear: number): number {
  return new Date(TODAY).getUTCFullYear() - birthYear;
}
