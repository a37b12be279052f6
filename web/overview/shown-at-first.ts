/**
 * Returns the number of items to show before the list is expanded: all of up to four items, otherwise three
 * (spec: overview §9, decisions §8.6).
 */
export function shownAtFirst(count: number): number {
  return count > 4 ? 3 : count;
}
