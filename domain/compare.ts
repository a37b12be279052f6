/** Compares two texts by their code units, which orders dates such as `2026-12-31`. Names for people need a collator. */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
