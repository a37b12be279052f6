const BEGIN = '⟦';
const END = '⟧';

/** The marks around a text from `texts/`. */
export const MARKS = { begin: BEGIN, end: END };

const NUMBER_SEPARATORS = new Set(['thousands', 'decimal']);

/** Returns texts with marks around each. A function's result is also marked. */
export function markTexts(value: unknown): unknown {
  if (typeof value === 'string') return BEGIN + value + END;
  if (typeof value === 'function') return (...values: unknown[]) => markTexts(value(...values));
  if (Array.isArray(value)) return value.map(markTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, NUMBER_SEPARATORS.has(name) ? each : markTexts(each)]),
  );
}
