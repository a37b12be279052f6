import { DAY_MS } from '../../../domain/days.ts';
import { Random } from './random.ts';

/** Birthdays of the generated customers, who are 18 to 95 in 2026, with the ranges of their individual numbers. */
const BIRTHDAYS = [
  { from: '1931-01-01', to: '1945-12-31', first: 0, count: 150 },
  { from: '1946-01-01', to: '1999-12-31', first: 0, count: 500 },
  { from: '1946-01-01', to: '1999-12-31', first: 900, count: 100 },
  { from: '2000-01-01', to: '2008-06-30', first: 500, count: 500 },
] as const;

const RANGES = BIRTHDAYS.map(({ from, to, first, count }) => {
  const day = Date.parse(from) / DAY_MS;
  return { day, first, count, size: (Date.parse(to) / DAY_MS - day + 1) * count };
});
const SIZE = RANGES.reduce((sum, { size }) => sum + size, 0);
/** A prime close to the size divided by the golden ratio. Steps of it are evenly spread, and reach each number once. */
const STEP = 8_776_039;

/**
 * Yields national ids of the synthetic series (month + 80), which no real person has. The seed determines the
 * order, and none occurs twice. More than eleven million exist.
 */
export function* nationalIds(seed: number): Generator<string> {
  const start = new Random(seed, 0).below(SIZE);
  for (let count = 0; count < SIZE; count += 1) {
    const id = nationalIdAt((start + count * STEP) % SIZE);
    if (id) yield id;
  }
}

/** Returns the sex and year of birth in a generated national id. Odd individual numbers belong to men. */
export function personOf(ssn: string): { sex: 'female' | 'male'; birthYear: number } {
  const individualNumber = Number(ssn.slice(6, 9));
  const year = Number(ssn.slice(4, 6));
  const century = year < 40 && individualNumber >= 500 ? 2000 : 1900;
  return { sex: individualNumber % 2 === 1 ? 'male' : 'female', birthYear: century + year };
}

/**
 * Returns nine digits followed by their two control digits; undefined if there are no valid control digits.
 */
export function withControlDigits(digits: string): string | undefined {
  const first = `${digits}${controlDigit(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2])}`;
  const id = `${first}${controlDigit(first, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2])}`;
  return id.length === 11 ? id : undefined;
}

function nationalIdAt(place: number): string | undefined {
  let left = place;
  for (const { day, first, count, size } of RANGES) {
    if (left < size) return nationalIdOf(day + Math.floor(left / count), first + (left % count));
    left -= size;
  }
  return undefined;
}

function nationalIdOf(day: number, individualNumber: number): string | undefined {
  const [year = '', month, date] = new Date(day * DAY_MS).toISOString().slice(0, 10).split('-');
  const birthday = `${date}${Number(month) + 80}${year.slice(2)}`;
  return withControlDigits(`${birthday}${String(individualNumber).padStart(3, '0')}`);
}

function controlDigit(digits: string, weights: readonly number[]): number {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return (11 - (sum % 11)) % 11;
}
