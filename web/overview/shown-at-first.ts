/**
 * Up to four items stand in full; of more, the first three, and a toggle for the rest
 * (spec: overview §9, decisions §8.6).
 */
export function shownAtFirst(count: number): number {
  return count > 4 ? 3 : count;
}
