const BEGIN = '⟦';
const END = '⟧';

/** What stands around a text that came from `texts/`. */
export const MARKS = { begin: BEGIN, end: END };

const WITHIN_NUMBERS = new Set(['thousands', 'decimal']);

/** Returns texts with marks around each, also around what functions make of values. */
export function markTexts(value: unknown): unknown {
  if (typeof value === 'string') return BEGIN + value + END;
  if (typeof value === 'function') return (...values: unknown[]) => markTexts(value(...values));
  if (Array.isArray(value)) return value.map(markTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, WITHIN_NUMBERS.has(name) ? each : markTexts(each)]),
  );
}
