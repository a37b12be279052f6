/** Up to four items stand in full; of more, the first three, and a toggle for the rest (overview 9, OVR-29). */
export function shownAtFirst(count: number): number {
  return count > 4 ? 3 : count;
}
