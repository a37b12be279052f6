/** The first of a customer's names, for the greeting; null where we know no name. */
export function firstName(navn: string): string | null {
  return navn.trim().split(/\s+/)[0] || null;
}
