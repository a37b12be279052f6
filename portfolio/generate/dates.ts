import type { Random } from './random.ts';

const DAY_MS = 86_400_000;

/** The generated customers are as they are on a day that stays the same, so that every run gives the same. */
const TODAY = Date.UTC(2026, 11, 1);

/** Returns a calendar date within so many days from then, `2027-01-31`. */
export function dateWithin(random: Random, days: number): string {
  return dateAround(random, 1, days);
}

/** Returns a calendar date between two numbers of days from then; before it where they are negative. */
export function dateAround(random: Random, first: number, last: number): string {
  return new Date(TODAY + random.between(first, last) * DAY_MS).toISOString().slice(0, 10);
}

/** Returns how old someone who was born in a year becomes in that day's year. */
export function ageOf(birthYear: number): number {
  return new Date(TODAY).getUTCFullYear() - birthYear;
}
